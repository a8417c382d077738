/**
 * The only script of a page that nobody has touched; inline at the end of the body, minified by the build, a kilobyte at most.
 *
 * It opens the chat's native dialog at once and brings the chat's scripts at the first sign of use (pointer, touch or focus on what
 * asks for it). On pages with interactive sections it also wakes Remix's scripts when the browser is idle or one is reached for, and
 * keeps what was pressed before they answer.
 */
declare global {
  interface Window {
    gtag?: (...words: unknown[]) => void;
    /** Not in every browser; without it a slow page shows the browser's own signs alone. */
    navigation?: EventTarget;
  }
}

type Journey = Event & { destination?: { sameDocument: boolean; url: string }; downloadRequest?: string | null };

const entry = document.currentScript?.dataset.entry ?? "";
const dialog = document.getElementById("chat-dialog") as HTMLDialogElement | null;
const SLEEPING = 'script[type="text/sleeping"]';
let live = false;
let chat: Promise<void> | undefined;
const loadChat = () => {
  chat ??= import(/* @vite-ignore */ `${entry}?chat`)
    .then((module) => module.startChat())
    .then(
      () => {
        live = true;
      },
      // What did not arrive is asked for again at the next touch.
      () => {
        chat = undefined;
      },
    );
  return chat;
};

// The open chat is a place of its own in the history, so that Back closes it. Remix must not take that for a journey.
let leaving = false;
let opener: HTMLElement | null;
const open = () => {
  if (dialog && !dialog.open) {
    opener = document.activeElement as HTMLElement;
    dialog.showModal();
    if (!history.state?.chat) history.pushState({ ...history.state, chat: 1 }, "");
  }
  return loadChat();
};
dialog?.addEventListener("close", () => {
  leaving = !!history.state?.chat;
  if (leaving) history.back();
});
addEventListener("popstate", (event) => {
  if (leaving || event.state?.chat || dialog?.open) event.stopImmediatePropagation();
  leaving = false;
  if (event.state?.chat) open();
  else {
    dialog?.close();
    // Going back to an address with a "#", Chromium takes the focus from where the dialog gave it.
    setTimeout(() => opener?.focus({ preventScroll: true }));
  }
});
if (history.state?.chat) history.replaceState(null, "");

let asleep = !!document.querySelector(SLEEPING);
let pressed: (() => void) | undefined;
const wake = () => {
  for (const sleeper of document.querySelectorAll<HTMLScriptElement>(SLEEPING)) {
    // A copy has never been started, so it runs.
    const script = sleeper.cloneNode(true) as HTMLScriptElement;
    script.type = sleeper.dataset.type ?? "";
    sleeper.replaceWith(script);
  }
};
const near = (event: Event, what: string) => (event.target as Element | null)?.closest?.(what) as HTMLElement | null;
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
  const early = asleep && near(event, "[data-wakes] button[type=button]");
  if (early) pressed = () => early.click();
  const opener = near(event, "[data-chat]");
  if (!opener || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  if (opener.dataset.symptom) sessionStorage.setItem("pendingSymptom", opener.dataset.symptom);
  dispatchEvent(new Event("open_chatbot_modal"));
});
addEventListener("open_chatbot_modal", open);
addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  const again = () => form.requestSubmit();
  // Pressed before the chat or the page could take it: kept, and pressed again once it can.
  if (dialog?.contains(form)) {
    if (live) return;
    loadChat().then(() => live && again());
  } else {
    if (!asleep || !form.matches("[data-wakes]")) return;
    wake();
    pressed = again;
  }
  event.preventDefault();
});
addEventListener("page_live", () => {
  asleep = false;
  pressed?.();
});
dialog?.addEventListener("click", (event) => {
  if (event.target === dialog || near(event, "[data-close]")) dialog.close();
});
// The page is the same for everybody: which season it is (domain/seasons.ts), only the visitor's calendar knows.
const season = ["winter", "spring", "summer", "fall"][Math.floor(((new Date().getMonth() + 1) % 12) / 3)] ?? "";
document.getElementById("seasons")?.setAttribute("data-now", season);
if (asleep) {
  history.scrollRestoration = "manual";
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  addEventListener("load", () => idle(wake, { timeout: 4000 }));
}
// Marks the page while the next one is on its way; the styles say "Loading..." when that takes long. A call, a download or a place in
// this page is no journey, and one that was given up or came back from the browser's store ends the wait.
const going = (event: Event) => {
  const { destination: to, downloadRequest } = event as Journey;
  document.body.toggleAttribute("data-going", !!to && !to.sameDocument && downloadRequest == null && /^http/.test(to.url));
};
window.navigation?.addEventListener("navigate", going);
window.navigation?.addEventListener("navigateerror", going);
addEventListener("pageshow", going);
window.gtag?.("event", "chat_widget_impression", { timestamp: Date.now() });

export {};
