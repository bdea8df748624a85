//! Somebody at a browser, who clicks what lights up.

use std::time::{Duration, Instant};

use fantoccini::actions::{InputSource, KeyAction, KeyActions, MouseActions, PointerAction};
use fantoccini::wd::{WebDriverCompatibleCommand, WindowHandle};
use fantoccini::{Client, Locator};
use serde_json::{Value, json};

/// What is narrower is held in the hand.
pub const NARROWEST: u16 = 1000;
const PATIENCE: Duration = Duration::from_secs(30);
/// Far more than a game takes.
const MOST_CLICKS: usize = 6_000;

/// A command of the browser's own protocol.
#[derive(Debug)]
struct Protocol {
    command: &'static str,
    values: Value,
}

impl WebDriverCompatibleCommand for Protocol {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        let body = json!({ "cmd": self.command, "params": self.values });
        (http::Method::POST, Some(body.to_string()))
    }
}

/// A point on the screen where a click means `pick`, for things that other things lie over.
const POINT_OF: &str = "
  const [pick] = arguments;
  for (const thing of document.querySelectorAll(`[data-pick=\"${pick}\"]`)) {
    thing.scrollIntoView({ block: 'center', inline: 'center' });
    const box = thing.getBoundingClientRect();
    for (let step = 1; step < 20; step += 2) for (let other = 1; other < 20; other += 2) {
      const x = Math.round(box.left + box.width * step / 20), y = Math.round(box.top + box.height * other / 20);
      const there = document.elementsFromPoint(x, y);
      if (!there[0]?.closest('#frame, #panels')) continue;
      const picks = there.map((each) => each.closest('[data-pick]')).filter((each) => each);
      const meant = picks.find((each) => each.classList.contains('lit')) ?? picks.find((each) => each.classList.contains('chosen')) ?? picks[0];
      if (meant === thing) return [x, y];
    }
  }
  return null;";

/// What can be done now: the next clicks on the board, and the buttons.
const CHOICES: &str = "
  if (document.querySelector('#prompt .ended')) return 'over';
  if (!document.body.classList.contains('my-turn') || document.body.classList.contains('busy')) return 'wait';
  const lit = [...document.querySelectorAll('#frame .lit, #panels .lit')].map((thing) => thing.dataset.pick);
  const amounts = document.querySelectorAll('#amounts:not([hidden]) button').length;
  const buttons = [...document.querySelectorAll('#buttons [data-choice]')].map((each) => each.dataset.choice);
  return { lit: [...new Set(lit)], amounts, buttons };";

/// Something can be done, or the game is over.
const READY: &str = "document.querySelector('#prompt .ended') || document.body.classList.contains('my-turn')
  && !document.body.classList.contains('busy') && document.querySelector('.lit, #buttons [data-choice]')";

pub struct Person {
    client: Client,
    address: String,
}

impl Person {
    pub fn new(client: Client, address: String) -> Person {
        Person { client, address }
    }

    pub async fn open(&self, path: &str) {
        let path = path.strip_prefix(&self.address).unwrap_or(path);
        self.client.goto(&format!("{}{path}", self.address)).await.expect("a page");
    }

    /// Opens a tab more in the same browser, and goes there.
    pub async fn new_tab(&self) -> WindowHandle {
        let tab = self.client.new_window(true).await.expect("a tab").handle;
        self.go_to_tab(&tab).await;
        tab
    }

    pub async fn go_to_tab(&self, tab: &WindowHandle) {
        self.client.switch_to_window(tab.clone()).await.expect("the tab");
    }

    /// Runs a script that returns something.
    pub async fn ask(&self, script: &str) -> Value {
        self.client.execute(script, Vec::new()).await.unwrap_or_else(|fault| panic!("{script}: {fault}"))
    }

    /// Runs a script that calls `done` when it has an answer.
    pub async fn ask_later(&self, script: &str) -> Value {
        let script = format!("const done = arguments[0];{script}");
        self.client
            .execute_async(&script, Vec::new())
            .await
            .unwrap_or_else(|fault| panic!("{script}: {fault}"))
    }

    /// Runs a script on an empty page, where nothing is forbidden, until it calls its last argument with an answer.
    pub async fn run_elsewhere(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.client.goto("about:blank").await.expect("an empty page");
        self.client.execute_async(script, arguments).await.expect("an answer")
    }

    /// Waits until `condition` is so.
    pub async fn wait_for(&self, what: &str, condition: &str) {
        let watch = format!(
            "const until = Date.now() + {}; const look = () => {{
               let so = false; try {{ so = Boolean({condition}); }} catch {{}}
               if (so || Date.now() > until) done(so); else requestAnimationFrame(look); }}; look();",
            PATIENCE.as_millis() - 5_000
        );
        let so = self.ask_later(&watch).await;
        assert_eq!(so, json!(true), "waited in vain: {what}\n{}", self.story().await);
    }

    /// Clicks something, brought out from under what stays on the screen: a phone's log, say.
    pub async fn click(&self, selector: &str) {
        let sought = json!(selector);
        self.ask(&format!("document.querySelector({sought})?.scrollIntoView({{ block: 'nearest' }})")).await;
        match self.client.find(Locator::Css(selector)).await {
            Ok(found) => found.click().await.expect("clicked"),
            Err(fault) => panic!("{selector}: {fault}\n{}", self.story().await),
        }
    }

    /// Clicks something that leads to another page, and waits for that. A script that waits would go with the page it waits in, so
    /// the page is asked again and again.
    pub async fn follow(&self, selector: &str) {
        self.ask("window.here = true").await;
        self.click(selector).await;
        let until = Instant::now() + PATIENCE;
        let there = "return !window.here && document.readyState === 'complete'";
        while self.client.execute(there, Vec::new()).await.ok() != Some(json!(true)) {
            assert!(Instant::now() < until, "waited in vain: another page\n{}", self.story().await);
        }
    }

    pub async fn choose(&self, name: &str, value: &str) {
        self.click(&format!("label:has(input[name='{name}'][value='{value}'])")).await;
    }

    /// Types into a field.
    pub async fn write(&self, selector: &str, text: &str) {
        let found = self.client.find(Locator::Css(selector)).await;
        found.unwrap_or_else(|fault| panic!("{selector}: {fault}")).send_keys(text).await.expect("written");
    }

    /// Presses keys one after the other, wherever the focus is.
    pub async fn type_keys(&self, keys: &str) {
        let pressed = keys.chars().fold(KeyActions::new("keys".to_owned()), |all, value| {
            all.then(KeyAction::Down { value }).then(KeyAction::Up { value })
        });
        self.client.perform_actions(pressed).await.expect("typed");
    }

    /// Asks the browser itself.
    pub async fn protocol(&self, command: &'static str, values: Value) -> Value {
        self.client.issue_cmd(Protocol { command, values }).await.expect("an answer")
    }

    /// Brings the focus to a node of the page; tells whether it was still there.
    pub async fn focus(&self, node: u64) -> bool {
        let values = json!({ "backendNodeId": node });
        self.client.issue_cmd(Protocol { command: "DOM.focus", values }).await.is_ok()
    }

    /// Goes on at a screen of another size.
    pub async fn sit_at(&self, width: u16, height: u16) {
        let held = width < NARROWEST;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": held });
        self.protocol("Emulation.setDeviceMetricsOverride", metrics).await;
        self.protocol("Emulation.setTouchEmulationEnabled", json!({ "enabled": held })).await;
    }

    /// Begins a game on the form for a new game.
    pub async fn begin(&self, game: &str, choices: &[(&str, &str)]) {
        self.open(&format!("/new/{game}")).await;
        for (name, value) in choices {
            self.choose(name, value).await;
        }
        self.follow("main form button[type=submit]").await;
    }

    /// Begins the recommended scenario against whoever decides at random, or against the rules.
    pub async fn begin_lightly(&self, game: &str) {
        let choices: &[(&str, &str)] =
            if game == "thirteen-days" { &[("scenario", "solitaire")] } else { &[("opponent", "random")] };
        self.begin(game, choices).await;
    }

    /// Begins one with a prepared position.
    pub async fn begin_from(&self, game: &str, side: &str, opponent: &str, position: &str) {
        self.open(&format!("/new/{game}")).await;
        self.wish_to_be_asked().await;
        self.ask("document.querySelector('details:has(#position)').open = true").await;
        let write = "document.querySelector('#position').value = arguments[0]";
        self.client.execute(write, vec![json!(position)]).await.expect("written");
        for (name, value) in [("side", side), ("opponent", opponent)] {
            self.ask(&format!("document.querySelector(\"[name='{name}'][value='{value}']\").checked = true"))
                .await;
        }
        self.follow("main form button[type=submit]").await;
    }

    /// Has the page ask also where there is one answer only.
    pub async fn wish_to_be_asked(&self) {
        self.ask("localStorage.setItem('ask-always', 'yes')").await;
    }

    /// Clicks something on the board with the mouse.
    pub async fn pick(&self, pick: &str) {
        let point = self.client.execute(POINT_OF, vec![json!(pick)]).await.expect("an answer");
        let (Some(x), Some(y)) = (point[0].as_f64(), point[1].as_f64()) else {
            panic!("{pick} cannot be clicked\n{}", self.story().await)
        };
        let mouse = MouseActions::new("mouse".to_owned())
            .then(PointerAction::MoveTo { duration: None, x, y })
            .then(PointerAction::Down { button: fantoccini::actions::MOUSE_BUTTON_LEFT })
            .then(PointerAction::Up { button: fantoccini::actions::MOUSE_BUTTON_LEFT });
        self.client.perform_actions(mouse).await.expect("clicked");
    }

    /// Presses a key: the name of one as scripts know it.
    pub async fn press(&self, key: &str) {
        let code = match key {
            "Enter" => '\u{e007}',
            "ArrowRight" => '\u{e014}',
            other => other.chars().next().expect("a key"),
        };
        let keys = KeyActions::new("keys".to_owned())
            .then(KeyAction::Down { value: code })
            .then(KeyAction::Up { value: code });
        self.client.perform_actions(keys).await.expect("pressed");
    }

    /// The pieces as they stand, without what glows.
    pub async fn pieces(&self) -> Value {
        self.ask(
            "const copy = document.querySelector('#pieces').cloneNode(true);
             for (const thing of copy.querySelectorAll('[data-pick]')) {
               thing.classList.remove('lit', 'chosen', 'hot'); thing.removeAttribute('tabindex'); thing.removeAttribute('style'); }
             return copy.outerHTML;",
        )
        .await
    }

    /// Clicks what lights up until the game is over, at random but briskly: whatever can be done by a button, such as
    /// sending everyone, is done by it, and a phase is seldom ended before all is done. Returns the clicks made.
    pub async fn play_to_the_end(&self, seed: u64) -> usize {
        match self.play(seed, MOST_CLICKS).await {
            Some(clicks) => clicks,
            None => panic!("no end after {MOST_CLICKS} clicks\n{}", self.story().await),
        }
    }

    /// Plays so for a while; tells after how many clicks the game was over, if it was.
    pub async fn play(&self, seed: u64, most: usize) -> Option<usize> {
        let mut rng = fastrand::Rng::with_seed(seed);
        for clicks in 0..most {
            let choices = self.ask(CHOICES).await;
            match choices.as_str() {
                Some("over") => return Some(clicks),
                Some(_) => self.wait_for("the next decision", READY).await,
                None => self.click_one(&choices, &mut rng).await,
            }
        }
        None
    }

    async fn click_one(&self, choices: &Value, rng: &mut fastrand::Rng) {
        const DONE: &str = "button:0";
        let list =
            |what: &str| choices[what].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let (lit, buttons): (Vec<&str>, Vec<&str>) = (list("lit"), list("buttons"));
        if choices["amounts"] != json!(0) {
            return self.click("#amounts button").await;
        }
        let bold = buttons.iter().rev().find(|&&button| button != DONE);
        let done = buttons.iter().find(|_| lit.is_empty() || rng.u8(..6) == 0);
        match bold.or(done) {
            Some(button) => self.click(&format!("#buttons [data-choice='{button}']")).await,
            None if lit.is_empty() => self.wait_for("something to click", READY).await,
            None => self.pick(lit[rng.usize(..lit.len())]).await,
        }
    }

    /// Keeps what is on the screen as a picture, if `BEXAR_PICTURES` says in which folder.
    pub async fn picture(&self, name: &str) {
        if let Some(folder) = std::env::var_os("BEXAR_PICTURES") {
            let picture = self.client.screenshot().await.expect("a picture");
            std::fs::write(std::path::Path::new(&folder).join(name), picture).expect("written");
        }
    }

    /// Where the person is, for a failure.
    async fn story(&self) -> String {
        let page = self.client.execute("return document.body.innerText", Vec::new()).await;
        let url = self.client.current_url().await.map(|url| url.to_string());
        format!(
            "{url:?}\n{}",
            page.ok().and_then(|text| text.as_str().map(str::to_owned)).unwrap_or_default()
        )
    }

    pub async fn leave(self) {
        self.client.close().await.expect("closed");
    }
}
