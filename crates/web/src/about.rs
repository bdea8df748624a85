//! Where the games come from, what we rebuilt, and what the dice promise.

use book::Origin;
use game::Phrase;
use maud::{Markup, html};

use crate::Page;
use crate::frame::Frame;
use crate::log::rule_link;
use crate::text::tell;

/// Sources, licence, and every clause whose data are our reconstruction.
pub fn about_page(page: &Page) -> Markup {
    let title = page.say("about-title");
    let body = html! {
        main #main.column {
            h1 { (title) }
            p.lead { (page.say("about-lead")) }
            h2 { (page.say("about-sources")) }
            p { (page.say("about-sources-text")) }
            @for entry in shelf::shown() {
                @let ours = entry.book().clauses().filter(|clause| clause.origin == Origin::Ours);
                h3 { (entry.title.name) }
                p { (tell(page.lang, &Phrase::new("about-rebuilt").with("count", ours.clone().count()))) }
                ul {
                    @for clause in ours {
                        li { (clause.title[page.lang]) (rule_link(entry.title, clause.id)) }
                    }
                }
            }
            h2 { (page.say("about-fair")) }
            p { (page.say("about-fair-text")) }
            p { (page.say("about-computer-text")) }
            h2 { (page.say("about-licence")) }
            p { (page.say("about-licence-text")) }
        }
        (page.foot())
    };
    page.frame(Frame { title, kind: "plain", game: None, status: html! {}, scripts: &["page.js"] }, body)
}
