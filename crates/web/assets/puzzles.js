// @ts-check
// The list of puzzles: those that were solved in this browser are marked.

for (const puzzle of document.querySelectorAll("[data-puzzle]")) {
  const name = puzzle instanceof HTMLElement ? puzzle.dataset.puzzle : undefined;
  let solved = null;
  try {
    solved = localStorage.getItem(`solved-${name}`);
  } catch {
    // Storage may be forbidden; then nothing is marked.
  }
  if (solved) puzzle.querySelector(".solved")?.removeAttribute("hidden");
}
