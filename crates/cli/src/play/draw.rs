//! The full screen, drawn.

use game::Phrase;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, List, ListState, Paragraph, Wrap};

use super::screen::{Panel, Screen, Window};
use super::{log_line_text, side_name};
use crate::text::{say, text};

/// Narrower than this shows one panel at a time.
const WIDE: u16 = 90;
/// Smaller than this shows nothing of use.
const SMALLEST: (u16, u16) = (40, 12);

const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
const DIM: Style = Style::new().add_modifier(Modifier::DIM);
const CHOSEN: Style = Style::new().add_modifier(Modifier::REVERSED);

pub fn screen(frame: &mut Frame, screen: &Screen) {
    let area = frame.area();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        let small = Paragraph::new(text(screen.session.lang, "screen-small")).wrap(Wrap { trim: true });
        frame.render_widget(small, area);
        return;
    }
    let [title, prompt, middle, input, keys] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(3),
        Constraint::Min(5),
        Constraint::Length(3),
        Constraint::Length(1),
    ])
    .areas(area);
    title_bar(frame, screen, title);
    frame.render_widget(Paragraph::new(screen.prompt()).wrap(Wrap { trim: true }), prompt);
    panels(frame, screen, middle);
    input_bar(frame, screen, input);
    frame.render_widget(Paragraph::new(text(screen.session.lang, "screen-keys")).style(DIM), keys);
    if let Some(shown) = &screen.window {
        window(frame, shown, area);
    }
}

fn title_bar(frame: &mut Frame, screen: &Screen, area: Rect) {
    let session = &screen.session;
    let title =
        Phrase::new("screen-title").with("game", session.entry.title.name).with("turn", session.board.turn());
    let side = session.seat().map(|seat| side_name(session.board.as_ref(), seat, session.lang));
    let side = side.map_or_else(String::new, |side| format!(" · {side}"));
    let aim = Span::styled(format!("  {}", session.aim()), DIM);
    let line = Line::from(vec![Span::styled(say(session.lang, &title) + &side, BOLD), aim]);
    frame.render_widget(Paragraph::new(line), area);
}

fn panels(frame: &mut Frame, screen: &Screen, area: Rect) {
    match screen.panel {
        Panel::All if area.width >= WIDE => {
            let [left, right] =
                Layout::horizontal([Constraint::Percentage(45), Constraint::Percentage(55)]).areas(area);
            let [above, below] =
                Layout::vertical([Constraint::Percentage(50), Constraint::Percentage(50)]).areas(right);
            board(frame, screen, left, 0);
            offers(frame, screen, above);
            log(frame, screen, below);
        }
        Panel::All | Panel::Offers => offers(frame, screen, area),
        Panel::Board => board(frame, screen, area, screen.scrolled),
        Panel::Log => log(frame, screen, area),
    }
}

fn board(frame: &mut Frame, screen: &Screen, area: Rect, scrolled: u16) {
    let session = &screen.session;
    let rows = session.board.sketch(session.viewer(), session.lang);
    let lines: Vec<Line> = rows
        .into_iter()
        .map(|(place, what)| {
            Line::from(vec![Span::styled(place, BOLD), Span::raw("  "), Span::raw(what.join(", "))])
        })
        .collect();
    let block = Block::bordered().title(text(session.lang, "screen-board"));
    let sketch = Paragraph::new(lines).wrap(Wrap { trim: false }).scroll((scrolled, 0)).block(block);
    frame.render_widget(sketch, area);
}

fn offers(frame: &mut Frame, screen: &Screen, area: Rect) {
    let shown = screen.shown();
    let title = Phrase::new("screen-offers").with("shown", shown.len()).with("all", screen.all());
    let items = shown.iter().map(|offer| {
        Line::from(vec![Span::raw(format!("{:<22} ", offer.notation)), Span::styled(offer.text.clone(), DIM)])
    });
    let list = List::new(items)
        .highlight_style(CHOSEN)
        .block(Block::bordered().title(say(screen.session.lang, &title)));
    let mut state = ListState::default().with_selected(screen.chosen());
    frame.render_stateful_widget(list, area, &mut state);
}

/// The end of the log, unless scrolled back.
fn log(frame: &mut Frame, screen: &Screen, area: Rect) {
    let lines: Vec<Line> = screen
        .session
        .log(0)
        .iter()
        .map(|line| {
            let style = if line.kind == "heading" { BOLD } else { Style::new() };
            Line::styled(log_line_text(line), style)
        })
        .collect();
    let block = Block::bordered().title(text(screen.session.lang, "screen-log"));
    let room = block.inner(area);
    let wrapped: usize =
        lines.iter().map(|line| line.width().div_ceil(usize::from(room.width.max(1))).max(1)).sum();
    let end = wrapped.saturating_sub(usize::from(room.height));
    let from = end.saturating_sub(usize::from(screen.scrolled));
    let log = Paragraph::new(lines)
        .wrap(Wrap { trim: false })
        .scroll((u16::try_from(from).unwrap_or(u16::MAX), 0))
        .block(block);
    frame.render_widget(log, area);
}

fn input_bar(frame: &mut Frame, screen: &Screen, area: Rect) {
    let mut spans = vec![Span::raw(format!("> {}█", screen.typed))];
    if let Some(notice) = &screen.notice {
        spans.push(Span::styled(format!("  {notice}"), BOLD));
    }
    let block = Block::bordered().title(text(screen.session.lang, "screen-input"));
    frame.render_widget(Paragraph::new(Line::from(spans)).block(block), area);
}

fn window(frame: &mut Frame, window: &Window, area: Rect) {
    let place = Rect {
        x: area.x + area.width / 10,
        y: area.y + area.height / 10,
        width: area.width - area.width / 5,
        height: area.height - area.height / 5,
    };
    let shown = Paragraph::new(window.text.as_str())
        .wrap(Wrap { trim: false })
        .scroll((window.scrolled, 0))
        .block(Block::bordered().title(window.title.as_str()));
    frame.render_widget(Clear, place);
    frame.render_widget(shown, place);
}
