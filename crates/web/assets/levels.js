// @ts-check
// A board of two storeys: roofs lie over insides, or the roofs are lifted.

const KEPT = "level";

/**
 * @param {HTMLElement} frame the board
 */
export function levels(frame) {
  const board = frame.querySelector("svg[data-levels]");
  const tool = document.getElementById("level-tool");
  if (!board || !tool) return { toggle: () => {} };

  /** @param {boolean} inside */
  function show(inside) {
    board?.classList.toggle("inside", inside);
    tool?.setAttribute("aria-pressed", String(inside));
    // Of two places one over the other, the one that is shown takes the click.
    const storeys = [...(board?.querySelectorAll(".areas.insides, .areas.roofs") ?? [])];
    const upper = storeys.find((storey) => storey.classList.contains(inside ? "insides" : "roofs"));
    const last = storeys[storeys.length - 1];
    if (upper && last && upper !== last) last.after(upper);
    keep(inside);
  }

  const toggle = () => show(!board.classList.contains("inside"));
  tool.addEventListener("click", toggle);
  show(recall());
  return { toggle };
}

function recall() {
  try {
    return sessionStorage.getItem(KEPT) === "inside";
  } catch {
    return false;
  }
}

/** @param {boolean} inside */
function keep(inside) {
  try {
    sessionStorage.setItem(KEPT, inside ? "inside" : "roof");
  } catch {
    // Storage may be forbidden; then the choice lasts as long as the page.
  }
}
