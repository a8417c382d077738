import { lazy, Suspense, useSyncExternalStore } from "react";
import { TOAST_MS, TOAST_SWIPE_PX } from "#app/domain/limits.ts";
import type { ToastText } from "#app/ui/controls/toast.tsx";

// Thirteen kilobytes that most visitors never need.
const Toast = lazy(() => import("#app/ui/controls/toast.tsx").then((module) => ({ default: module.Toast })));

/** What the product's own words leave out. It is the same for every address, so that a stranger does not learn whether it is subscribed. */
export const CONFIRM_FIRST =
  "They start once you confirm: open the e-mail that we sent you. We send it once a day at most, so if you asked before, look in your spam folder too.";

/** In place of the browser's own words about a part of the address. */
export const CHECK_ADDRESS = "Please check your email address and try again";

const TEXTS = {
  done: { title: "Successfully subscribed 🎉", description: "You'll receive weekly pet health tips in your inbox", more: CONFIRM_FIRST },
  failed: { title: "Subscription failed", description: CHECK_ADDRESS, destructive: true },
} as const;

let toast: ToastText | undefined;
const watchers = new Set<() => void>();

/**
 * Shows the result of a subscription. A new message replaces the current one.
 * @param why a further sentence, where the address is not to blame
 */
export function tellSubscriber(result: keyof typeof TEXTS, why?: string): void {
  change({ ...TEXTS[result], ...(why && { more: why }), id: (toast?.id ?? 0) + 1 });
}

function change(next: ToastText | undefined): void {
  toast = next;
  for (const watcher of watchers) watcher();
}

/** Where the messages appear; once a page. */
export function NewsletterToasts() {
  const shown = useSyncExternalStore(
    watch,
    () => toast,
    () => undefined,
  );
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <Toast toast={shown} durationMs={TOAST_MS} swipePx={TOAST_SWIPE_PX} onGone={() => change(undefined)} />
    </Suspense>
  );
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
