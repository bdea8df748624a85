//! Pages, style sheet and script of the table in the browser.
