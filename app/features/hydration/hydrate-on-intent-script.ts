/**
 * Hydrates a page with interactive sections when the browser is idle, or on the first pointer, touch or focus in one of them. What was
 * pressed before is repeated afterwards. Inline in such pages, after boot-script.ts.
 */
const entry = document.querySelector<HTMLElement>("[data-entry]")?.dataset.entry as string;
const INTERACTIVE = "main [data-wakes]";
let isHydrated = false;
let isLoading = false;
let pressed: (() => void) | undefined;

const hydrate = () => {
  if (isLoading) return;
  isLoading = true;
  import(/* @vite-ignore */ entry)
    .then((module) => module.startPage())
    .catch(() => {
      // Tried again on the next touch.
      isLoading = false;
    });
};
const closest = (event: Event, what: string) => (event.target as Element).closest?.(what) as HTMLElement | null;
for (const type of ["pointerover", "touchstart", "focusin"]) {
  addEventListener(type, (event) => !isHydrated && closest(event, INTERACTIVE) && hydrate(), { passive: true });
}
addEventListener("click", (event) => {
  const early = closest(event, `${INTERACTIVE} [type=button]`);
  if (early) pressed = () => early.click();
});
addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (isHydrated || !form.matches(INTERACTIVE)) return;
  event.preventDefault();
  pressed = () => form.requestSubmit();
  hydrate();
});
addEventListener("page_live", () => {
  isHydrated = true;
  pressed?.();
});
const idle: typeof requestIdleCallback = window.requestIdleCallback ?? setTimeout;
addEventListener("load", () => idle(hydrate, { timeout: 4000 }));

export {};
