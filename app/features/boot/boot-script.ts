/**
 * The only script of a page that nobody has touched; inline at the end of the body, minified by the build, a kilobyte at most.
 *
 * It opens the chat's native dialog at once and brings the chat's scripts at the first sign of use (pointer, touch or focus on what
 * asks for it). On pages with interactive sections it also wakes Remix's scripts when the browser is idle or one is reached for.
 */
const entry = document.currentScript?.dataset.entry ?? "";
const dialog = document.getElementById("chat-dialog") as HTMLDialogElement | null;
let live = false;
let chat: Promise<unknown> | undefined;
const loadChat = () => {
  chat ??= import(/* @vite-ignore */ entry).then((module) => module.startChat()).then(() => {
    live = true;
  });
  return chat;
};
const open = () => {
  if (dialog && !dialog.open) dialog.showModal();
  return loadChat();
};
let awake = false;
const wake = () => {
  if (awake) return;
  awake = true;
  for (const asleep of document.querySelectorAll<HTMLScriptElement>('script[type="text/sleeping"]')) {
    const live = document.createElement("script");
    for (const { name, value } of asleep.attributes) if (name !== "type" && name !== "data-type") live.setAttribute(name, value);
    if (asleep.dataset.type) live.type = asleep.dataset.type;
    live.text = asleep.text;
    asleep.replaceWith(live);
  }
};
const near = (event: Event, what: string) => (event.target as Element | null)?.closest?.(what);
for (const type of ["pointerover", "touchstart", "focusin"]) {
  addEventListener(
    type,
    (event) => {
      if (near(event, "[data-chat]")) loadChat();
      if (near(event, "[data-wakes]")) wake();
    },
    { passive: true },
  );
}
addEventListener("click", (event) => {
  const opener = near(event, "[data-chat]") as HTMLElement | null;
  if (!opener || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  if (opener.dataset.symptom) sessionStorage.setItem("pendingSymptom", opener.dataset.symptom);
  dispatchEvent(new Event("open_chatbot_modal"));
});
addEventListener("open_chatbot_modal", open);
dialog?.addEventListener("submit", (event) => {
  // Pressed before the chat could take it: kept, and pressed again once it can.
  if (live) return;
  event.preventDefault();
  loadChat().then(() => (event.target as HTMLFormElement).requestSubmit());
});
dialog?.addEventListener("click", (event) => {
  if (event.target === dialog || near(event, "[data-close]")) dialog.close();
});
if (document.querySelector('script[type="text/sleeping"]')) {
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  addEventListener("load", () => idle(wake, { timeout: 4000 }));
}

export {};
