// @ts-check
// Being called in this browser: switched on, it subscribes to the push service of its maker. And the reader's clock, by which quiet hours go.

for (const field of document.querySelectorAll("input[name=clock]")) {
  if (field instanceof HTMLInputElement) field.value = String(-new Date().getTimezoneOffset());
}

const button = document.querySelector("[data-do=push]");
const unable = document.getElementById("push-unable");

/** A key as a browser takes it. @param {string} text */
function bytes(text) {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** @param {HTMLElement} from */
async function subscribe(from) {
  if ((await Notification.requestPermission()) !== "granted") throw new Error("not granted");
  await navigator.serviceWorker.register("/caller");
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = { userVisibleOnly: true, applicationServerKey: bytes(from.dataset.key ?? "") };
  const subscription = await pushManager.subscribe(key).catch(async () => {
    // It may be subscribed with another key, that of a server that stood here before.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(key);
  });
  const answer = await fetch("/api/me/calls", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ kind: "push", address: JSON.stringify(subscription) }),
  });
  if (!answer.ok) throw new Error((await answer.json()).reason);
}

if (button instanceof HTMLButtonElement) {
  const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  button.hidden = !able;
  unable?.toggleAttribute("hidden", able);
  button.addEventListener("click", () => {
    button.disabled = true;
    subscribe(button).then(
      () => location.reload(),
      () => {
        button.disabled = false;
        unable?.removeAttribute("hidden");
      },
    );
  });
}
