//! Mexican counters that lie on each other.

/// A stack of counters as it is drawn, around its own middle.
pub struct Stack<'a> {
    /// The battalion, for its colours.
    pub code: &'a str,
    pub figure: &'a str,
    pub column: &'a str,
    /// The battalion's name as it stands on the band.
    pub short: &'a str,
    pub count: u8,
    /// How many counters show under the first: none, one or two.
    pub under: usize,
}

impl Stack<'_> {
    /// Column on the stripe, battalion on the band, how many at the right.
    pub fn drawn(&self) -> String {
        let under = match self.under {
            0 => "",
            1 => r##"<rect class="under" x="-22" y="-22" width="50" height="50" rx="5"/>"##,
            _ => {
                r##"<rect class="under" x="-20" y="-20" width="50" height="50" rx="5"/><rect class="under" x="-22.5" y="-22.5" width="50" height="50" rx="5"/>"##
            }
        };
        let Stack { code, figure, column, short, count, .. } = self;
        format!(
            concat!(
                r##"{under}<rect class="base {code}" x="-25" y="-25" width="50" height="50" rx="5"/>"##,
                r##"<use href="#{figure}" transform="translate(-1 -9)scale(.92)"/><path class="stripe col-{column}" d="M-25-20a5 5 0 0 1 5-5h8v50h-8a5 5 0 0 1-5-5z"/>"##,
                r##"<text class="numeral" x="-18.4" y="-11">{column}</text><path class="band {code}" d="M-12 6h37v14a5 5 0 0 1-5 5h-32z"/>"##,
                r##"<text class="battalion {code}" x="6.5" y="22">{short}</text><text class="count" x="16" y="1">{count}</text><rect class="rim" x="-25" y="-25" width="50" height="50" rx="5"/>"##
            ),
            under = under,
            code = code,
            figure = figure,
            column = column,
            short = short,
            count = count,
        )
    }
}
