// @ts-check
// The curtain between two who share a screen: while it is down, nothing of either side's secrets is on the page.

import { element } from "./words.js";

/** Where something that only one side may know could have been left. */
const LEFT_BEHIND = ["card", "amounts", "toasts", "offers", "buttons"];

/** @param {(side: string) => void} lift somebody of this side has sat down in front of the screen */
export function hang(lift) {
  const curtain = element("curtain");
  let down = false;

  curtain.addEventListener("click", (event) => {
    const side = event.target instanceof HTMLElement ? event.target.dataset.side : undefined;
    if (side) lift(side);
  });
  // Only its button lifts it: browsers let Escape close a dialog sooner or later.
  curtain.addEventListener("cancel", (event) => event.preventDefault());
  curtain.addEventListener("close", () => lower());

  function lower() {
    if (down && curtain instanceof HTMLDialogElement && !curtain.open) curtain.showModal();
  }

  return {
    /** @param {string} html what stands on it; nothing if there is no curtain */
    show(html) {
      down = html !== "";
      if (!(curtain instanceof HTMLDialogElement)) return;
      if (!down) {
        curtain.close();
        curtain.replaceChildren();
        return;
      }
      for (const id of LEFT_BEHIND) element(id).replaceChildren();
      if (curtain.open) return;
      curtain.innerHTML = html;
      lower();
    },
  };
}
