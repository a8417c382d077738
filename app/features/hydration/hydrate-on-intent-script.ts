/**
 * Brings a page with interactive sections to life when the browser is idle or one is reached for, and keeps what was pressed before they
 * answer. Inline in such pages, after the boot.
 */
const entry = document.querySelector<HTMLElement>("[data-entry]")?.dataset.entry as string;
const WAKES = "main [data-wakes]";
let asleep = true;
let coming = false;
let pressed: (() => void) | undefined;

const wake = () => {
  if (coming) return;
  coming = true;
  import(/* @vite-ignore */ entry)
    .then((module) => module.startPage())
    .catch(() => {
      // What did not arrive is asked for again at the next touch.
      coming = false;
    });
};
const near = (event: Event, what: string) => (event.target as Element).closest?.(what) as HTMLElement | null;
for (const type of ["pointerover", "touchstart", "focusin"]) {
  addEventListener(type, (event) => asleep && near(event, WAKES) && wake(), { passive: true });
}
addEventListener("click", (event) => {
  const early = near(event, `${WAKES} [type=button]`);
  if (early) pressed = () => early.click();
});
addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (!asleep || !form.matches(WAKES)) return;
  event.preventDefault();
  pressed = () => form.requestSubmit();
  wake();
});
addEventListener("page_live", () => {
  asleep = false;
  pressed?.();
});
const idle: typeof requestIdleCallback = window.requestIdleCallback ?? setTimeout;
addEventListener("load", () => idle(wake, { timeout: 4000 }));

export {};
