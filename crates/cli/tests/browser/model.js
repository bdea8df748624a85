// What the page's model does, without a page. Runs in a browser, where `Model` is the module's; tells what came out otherwise.

const offer = (...picks) => ({ decision: picks.join(" "), picks, text: picks.join(", ") });
const OFFERS = [offer("piece:1", "place:1"), offer("piece:1", "place:2"), offer("piece:2", "amount:3"), offer("button:1")];
const laid = (changes) => ({
  at: 5, len: 10, seated: true, side: "texan", curtain: "", mine: true, over: false, title: "", prompt: "", pieces: "", panels: "",
  status: "", offers: OFFERS, ways: { ends: [], of: {} }, sweeps: [], bands: [], names: {}, since: 10, summary: [], newcomer: false,
  log_from: 10, log: "", undo: true, undo_why: "", ...changes,
});
const decided = (followed) => [followed.then, followed.act?.told];
const theirs = (changes) => laid({ mine: false, offers: [], undo: false, ...changes });
const always = (from, to) => to - from >= 4;

/** Two pieces that can be sent on their way, one of which can also do something else. */
function orders() {
  const [send, other] = [offer("piece:1", "button:2"), offer("piece:2", "button:2")];
  const ways = { ends: [["march 1", ["place:1"]], ["march 2", ["place:2"]], ["march 3", ["place:3"]]], of: { [send.decision]: [0, 1], [other.decision]: [1, 2] } };
  const bands = [{ name: "all", pieces: ["piece:1", "piece:2", "piece:3"] }];
  return { model: new Model(laid({ offers: [send, offer("piece:1", "button:5"), other], ways, bands })), send };
}

const cases = {
  "clicks lead to a decision": (same) => {
    const model = new Model(laid());
    same(model.choose("piece:1"), { then: "show" });
    same(model.choice.next, ["place:1", "place:2"]);
    same(decided(model.choose("place:2")), ["decide", { decision: OFFERS[1].decision }]);
  },
  "an amount that is the only one is not asked for": (same) => {
    same(decided(new Model(laid()).choose("piece:2")), ["decide", { decision: OFFERS[2].decision }]);
  },
  "a button that is the only one and leads on is not asked for, one that decides is": (same) => {
    const march = offer("piece:1", "button:0", "place:1");
    const model = new Model(laid({ offers: [march, offer("piece:1", "button:0", "place:2"), offer("piece:2", "button:1")] }));
    same(model.choose("piece:1"), { then: "show" });
    same(model.clicks, ["piece:1", "button:0"]);
    same(decided(model.choose("place:1")), ["decide", { decision: march.decision }]);
    model.clear();
    same(model.choose("piece:2"), { then: "show" });
    same(model.clicks, ["piece:2"]);
  },
  "the only answer is known for one; while something could still be taken back it waits a little": (same) => {
    const only = [offer("button:1")];
    const soon = (changes) => new Model(laid({ offers: only, ...changes })).forced?.soon;
    same([soon({ undo: false }), soon({})], [true, false]);
    same(new Model(laid({ undo: false })).forced, undefined);
    same(new Model(laid({ offers: only, undo: false, curtain: "<h2>" })).forced, undefined);
    const model = new Model(laid({ offers: only, undo: false }));
    model.sent();
    same(model.forced, undefined);
  },
  "a click on another beginning begins anew, and on the same takes back": (same) => {
    const model = new Model(laid());
    model.choose("piece:1");
    same(decided(model.choose("button:1")), ["decide", { decision: OFFERS[3].decision }]);
    model.clear();
    model.choose("piece:1");
    model.choose("piece:1");
    same(model.clicks, []);
  },
  "an order that a decision only begins goes straight to its ends": (same) => {
    const { model, send } = orders();
    same(model.choose("piece:1"), { then: "show" });
    same([model.choice.next, model.begun], [["place:1", "place:2", "button:5"], send.decision]);
    same(decided(model.choose("place:2")), ["decide", { decisions: [send.decision, "march 2"] }]);
  },
  "several pieces do the same in one gesture, and those who can at least": (same) => {
    const { model } = orders();
    model.choose("piece:1");
    same(model.choose("piece:2", true), { then: "show" });
    same([model.told, model.begun, model.choice.next], [["piece:1", "piece:2"], undefined, ["place:1", "place:2", "button:5", "place:3"]]);
    same(decided(model.choose("place:3")), ["decide", { gesture: ["piece:1", "piece:2", "place:3"] }]);
    model.clear();
    model.choose("piece:1");
    model.choose("piece:2", true);
    model.choose("piece:1", true);
    same(model.told, ["piece:2"]);
  },
  "a band is as many of its pieces as can be told anything": (same) => {
    const { model } = orders();
    same(model.bands, []);
    model.choose("piece:1");
    same(model.bands, [{ name: "all", pieces: ["piece:1", "piece:2"] }]);
    model.takeBand(model.bands[0].pieces);
    same([model.told, model.bands], [["piece:1", "piece:2"], []]);
  },
  "what would be left undone is asked about once": (same) => {
    const done = { ...offer("button:0"), idle: true, undone: "3 left" };
    const model = new Model(laid({ offers: [...OFFERS, done] }));
    same(model.choose("button:0").then, "confirm");
    same(model.decides(model.doubted).then, "decide");
    model.clear();
    model.careful = false;
    same(model.choose("button:0").then, "decide");
  },
  "a gesture that waits goes on when it is offered again, unless the reader chooses something else": (same) => {
    const sweeps = [{ picks: ["button:9", "amount:1"], text: "all fire" }];
    const model = new Model(laid({ sweeps }));
    same(decided(model.choose("button:9")), ["decide", { gesture: sweeps[0].picks }]);
    model.standing = sweeps[0].picks;
    same(model.resumed, sweeps[0].picks);
    model.hear(theirs({ at: 6 }));
    model.due(always);
    same(model.resumed, undefined);
    model.hear(laid({ at: 7, sweeps }));
    model.due(always);
    same(model.resumed, sweeps[0].picks);
    model.choose("piece:1");
    same(model.resumed, undefined);
  },
  "a click that leads nowhere is asked about, with the clicks before it": (same) => {
    const model = new Model(laid());
    model.choose("piece:1");
    same(model.choose("place:9"), { then: "ask", picks: ["piece:1", "place:9"] });
    same(model.clicks, ["piece:1"]);
  },
  "whether a click would decide is known before it is made": (same) => {
    const model = new Model(laid());
    same([model.settles("piece:1"), model.settles("piece:2"), model.settles("button:1"), model.settles("place:1")], [false, true, true, false]);
    model.choose("piece:1");
    same(model.settles("place:1"), true);
    model.sent();
    same(model.settles("place:1"), false);
  },
  "whoever is not to decide is told why nothing can be clicked": (same) => {
    same(new Model(theirs()).choose("piece:1"), { then: "say", word: "not-now" });
    same(new Model(theirs({ seated: false })).choose("piece:1"), { then: "say", word: "not-yours" });
    same(new Model(theirs({ over: true })).choose("piece:1"), { then: "nothing" });
  },
  "while a decision is on its way nothing is chosen or taken back": (same) => {
    const model = new Model(laid());
    model.sent();
    same(model.choose("piece:1"), { then: "nothing" });
    same(model.mayUndo, false);
    model.answered();
    same(model.mayUndo, true);
    same(model.choose("piece:1"), { then: "show" });
  },
  "what the page was laid with is shown already": (same) => {
    same(new Model(laid()).due(always), undefined);
  },
  "old news is not heard, news of the same revision is": (same) => {
    const model = new Model(laid());
    same(model.hear(laid({ at: 4 })), false);
    same(model.due(always), undefined);
    const again = laid({ title: "again" });
    same(model.hear(again), true);
    model.choose("piece:1");
    same(model.due(always), { what: "present", news: again, moved: false });
    same(model.clicks, ["piece:1"]);
  },
  "a little is shown at once, and the clicks begin anew": (same) => {
    const model = new Model(laid());
    model.choose("piece:1");
    const news = laid({ at: 6, len: 12 });
    model.hear(news);
    same(model.due(always), { what: "present", news, moved: true });
    same([model.clicks, model.shown], [[], 12]);
    same(model.due(always), undefined);
  },
  "much is shown step by step, nothing can be chosen meanwhile, then the present": (same) => {
    const model = new Model(theirs());
    const news = laid({ at: 7, len: 20 });
    model.hear(news);
    same(model.due(always), { what: "steps", from: 10, to: 20 });
    same([model.state.at, model.state.mine, model.choice.next, model.mayUndo], [7, false, [], false]);
    model.hasSeen(19);
    same(model.due(always), { what: "present", news, moved: true });
    same([model.state.mine, model.due(always)], [true, undefined]);
  },
  "what comes while steps are shown waits for its turn": (same) => {
    const model = new Model(theirs());
    model.hear(theirs({ at: 7, len: 20 }));
    model.due(always);
    const later = laid({ at: 8, len: 30, log_from: 20 });
    model.hear(later);
    model.hasSeen(19);
    same(model.due(always), { what: "steps", from: 19, to: 30 });
    model.hasSeen(29);
    same(model.due(always), { what: "present", news: later, moved: true });
  },
  "what was taken back, or is seen through other eyes, is shown at once": (same) => {
    const model = new Model(theirs());
    const news = laid({ at: 9, len: 40, log_from: 0 });
    model.hear(news);
    same(model.anew, true);
    same(model.due(always), { what: "present", news, moved: true });
    same(model.anew, false);
  },
  "whoever comes back is shown what was missed": (same) => {
    const model = new Model(laid());
    model.hasSeen(2);
    same(model.due(always), { what: "steps", from: 2, to: 10 });
    model.hasSeen(9);
    same(model.due(always), { what: "present", news: model.latest, moved: true });
    same(model.state.offers, OFFERS);
  },
};

const wrong = [];
for (const [name, run] of Object.entries(cases)) {
  run((seen, wanted) => {
    const [is, should] = [seen, wanted].map((value) => JSON.stringify(value) ?? "undefined");
    if (is !== should) wrong.push(`${name}: ${is} instead of ${should}`);
  });
}
return { cases: Object.keys(cases).length, wrong };
