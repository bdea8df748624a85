// @ts-check
// What every page can do: change the theme, copy a link, have a part in the dice.

const root = document.documentElement;

function changeTheme() {
  const dark = root.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  const theme = dark === "dark" ? "light" : "dark";
  root.dataset.theme = theme;
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // Storage may be forbidden; the theme then lasts as long as the page.
  }
}

/** @param {HTMLElement} button */
async function copy(button) {
  const field = document.getElementById(button.dataset.from ?? "");
  if (!(field instanceof HTMLInputElement)) return;
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    button.textContent = button.dataset.done ?? button.textContent;
  } catch {
    // The text is selected: the reader can copy it himself.
  }
}

/** Invitations are paths in the page; whoever gets one needs the whole address. */
function wholeAddresses() {
  for (const field of document.querySelectorAll("input[data-path]")) {
    if (field instanceof HTMLInputElement) field.value = new URL(field.dataset.path ?? "", location.href).href;
  }
}

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-do]") : null;
  if (!(button instanceof HTMLElement)) return;
  if (button.dataset.do === "theme") changeTheme();
  if (button.dataset.do === "copy") void copy(button);
});

// What a player puts into the dice is drawn when the form is sent.
document.addEventListener("submit", (event) => {
  const form = event.target instanceof HTMLFormElement ? event.target : null;
  for (const field of form?.querySelectorAll('input[data-fill="random"]') ?? []) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const word = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    if (field instanceof HTMLInputElement) field.value = word;
  }
});

wholeAddresses();
