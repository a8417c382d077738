/** Brings the script of the call form when somebody reaches for it. Inline in every page. */
const entry = document.currentScript?.dataset.entry ?? "";
for (const type of ["pointerover", "touchstart", "focusin"]) {
  addEventListener(
    type,
    (event) => {
      if ((event.target as Element).closest?.("[data-call]")) import(/* @vite-ignore */ entry).then((module) => module.startCallForm());
    },
    { passive: true },
  );
}

export {};
