// @ts-check
// A review is asked for until it is done: on its own page at once, at a table when its game is over.

/** How long to wait before asking again, in milliseconds. */
const PAUSE = 1000;

/** @param {HTMLElement} place */
async function fill(place) {
  place.hidden = false;
  for (;;) {
    const request = { headers: { accept: "application/json" } };
    const answer = await fetch(place.dataset.review + location.search, request).catch(() => undefined);
    /** @type {{ done: boolean, html: string } | undefined} */
    const told = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
    if (told) place.innerHTML = told.html;
    // Who may not look back has nothing to wait for.
    if (told?.done || (answer && !answer.ok)) break;
    await new Promise((resume) => setTimeout(resume, PAUSE));
  }
  place.setAttribute("aria-busy", "false");
}

const place = document.getElementById("review");
const prompt = document.getElementById("prompt");
const isOver = () => prompt?.querySelector(".ended") !== null;

if (place && (!prompt || isOver())) {
  void fill(place);
} else if (place && prompt) {
  const watch = new MutationObserver(() => {
    if (!isOver()) return;
    watch.disconnect();
    void fill(place);
  });
  watch.observe(prompt, { childList: true, subtree: true });
}
