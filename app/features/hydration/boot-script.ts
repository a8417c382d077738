/**
 * The first script of a page that nobody has touched; inline at its end, minified by the build, a kilobyte at most.
 *
 * It opens the chat's native dialog at once and loads the chat's scripts on the first pointer, touch or focus on what opens it, and those of
 * a call form likewise. What was sent before they are ready is shown at once, and sent again. Hydrated pages have hydrate-on-intent-script.ts besides.
 */
declare global {
  interface Window {
    gtag?: (...words: unknown[]) => void;
    /** Not in every browser; without it a slow page shows the browser's own signs alone. */
    navigation?: EventTarget;
  }
}

type Journey = Event & { destination?: { sameDocument: boolean; url: string }; downloadRequest?: string | null };

const entry = document.currentScript?.dataset.entry as string;
const dialog = document.getElementById("chat-dialog") as HTMLDialogElement | null;
let coming: Promise<boolean> | undefined;
let live = false;
let missed = false;
const loadChat = async () => {
  coming ??= import(/* @vite-ignore */ entry)
    .then((module) => module.startChat())
    .then(
      () => true,
      () => {
        // Tried again on the next touch.
        coming = undefined;
        return false;
      },
    );
  live = await coming;
};

// The open chat has its own history entry, so that Back closes it. Closing by hand goes back too, and may be overtaken by an opening.
let goingBack = false;
let opener: HTMLElement | null;
const open = () => {
  if (dialog && !dialog.open) {
    opener = document.activeElement as HTMLElement;
    dialog.showModal();
    if (!history.state?.chat) history.pushState({ chat: 1 }, "");
  }
  return loadChat();
};
dialog?.addEventListener("close", () => {
  if (!history.state?.chat || dialog.open) return;
  goingBack = true;
  history.back();
});
addEventListener("popstate", () => {
  const isReopened = goingBack && dialog?.open;
  goingBack = false;
  if (history.state?.chat) open();
  else if (isReopened) history.pushState({ chat: 1 }, "");
  else {
    dialog?.close();
    // Going back to an address with a "#", Chromium takes the focus from where the dialog gave it.
    setTimeout(() => opener?.focus({ preventScroll: true }));
  }
});
// After a reload, and after Back from a page that an answer links to, the chat is there again.
if (history.state?.chat) open();

const near = (event: Event, what: string) => (event.target as Element).closest?.(what) as HTMLElement | null;
for (const type of ["pointerover", "touchstart", "focusin"]) {
  addEventListener(
    type,
    (event) => {
      if (near(event, "[data-chat],[data-ask],[form=ask-form]")) loadChat();
      if (near(event, "[data-call]")) import(/* @vite-ignore */ entry).then((module) => module.startCallForm());
    },
    { passive: true },
  );
}
addEventListener("click", (event) => {
  const opener = near(event, "[data-chat]");
  if (!opener || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const { symptom } = opener.dataset;
  // The animal that was tapped on the page goes along.
  const petType = symptom && document.querySelector<HTMLInputElement>("[form=ask-form]:checked")?.value;
  if (symptom) sessionStorage.pendingSymptom = symptom;
  dispatchEvent(new CustomEvent("open_chatbot_modal", { detail: petType && { petType } }));
});
const post = (form: HTMLFormElement, name: string, value: string) => {
  form.appendChild(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  form.submit();
};
addEventListener("open_chatbot_modal", async (event) => {
  // What comes with the opening (browser-events.ts: OpenChat) waits until the chat takes it.
  const { detail } = event as CustomEvent;
  if (detail) sessionStorage.pendingMessage = JSON.stringify(detail);
  const early = dialog?.querySelector<HTMLElement>("[data-early]");
  const words = detail?.message?.trim();
  if (!live && words && early) {
    (early.firstChild as Element).textContent = words;
    early.hidden = false;
  }
  await open();
  if (live || !words || !early) return;
  // The first failure may be a weak signal. After the second the words go to the page that answers without the chat's scripts.
  await loadChat();
  if (live) return;
  sessionStorage.removeItem("pendingMessage");
  early.hidden = true;
  const input = document.getElementById("chat-input") as HTMLTextAreaElement;
  input.value = words;
  if (navigator.onLine) post(input.form as HTMLFormElement, "petType", detail.petType ?? "");
});
addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  if (form.dataset.ask !== undefined) {
    // A text box on the page: its words are sent in the chat.
    event.preventDefault();
    const detail = Object.fromEntries(new FormData(form, submitter));
    dispatchEvent(new CustomEvent("open_chatbot_modal", { detail }));
    form.reset();
  }
  // The chat may have taken it in the moment before it is known to be live.
  if (live || event.defaultPrevented || !dialog?.contains(form)) return;
  event.preventDefault();
  // Sent before the chat could take it: kept, and sent again once it can. After two tries in vain its scripts are gone, since a deploy say,
  // and a page takes it.
  loadChat().then(() => {
    if (live) {
      // A conversation that this tab had stored takes the place of what was tapped.
      if (submitter?.isConnected !== false) form.requestSubmit(submitter);
    } else if (missed && navigator.onLine) {
      const { name = "", value = "" } = (submitter as HTMLButtonElement | null) ?? {};
      post(form, name, value);
    }
    missed = true;
  });
});
addEventListener("keydown", (event) => {
  const { form, type } = event.target as HTMLTextAreaElement;
  // Enter on a button presses it. Safari ends an input method's word before it tells of the Enter that ended it: only 229 still says so.
  const composes = event.isComposing || event.keyCode === 229;
  if (type !== "textarea" || event.key !== "Enter" || event.shiftKey || composes || !form || event.defaultPrevented) return;
  if (form.dataset.ask === undefined && (live || !dialog?.contains(form))) return;
  event.preventDefault();
  form.requestSubmit();
});
dialog?.addEventListener("click", (event) => {
  if (event.target === dialog || near(event, "[data-close]")) dialog.close();
});
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
