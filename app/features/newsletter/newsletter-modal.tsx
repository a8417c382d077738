import { useEffect, useRef } from "react";
import { BROWSER_EVENTS, NEWSLETTER_SHOWN_KEY, NEWSLETTER_WAITS_KEY } from "#app/browser/browser-events.ts";
import { NEWSLETTER_DELAY_MS } from "#app/domain/limits.ts";
import { modalTiming } from "#app/domain/newsletter/newsletter-modal-timing.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { DIALOG_BODY, DialogHeader, dialogLook } from "#app/ui/controls/dialog.tsx";
import { LetterBird } from "#app/ui/drawings/scenes/empty-states.tsx";
import { NewsletterForm, NewsletterNotes } from "./newsletter-form.tsx";

/** Offers the weekly tips once, half a minute after the page has loaded. */
export function NewsletterModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const close = () => dialog.current?.close();
    const timer = setTimeout(() => offer(dialog.current), NEWSLETTER_DELAY_MS - sinceLoad());
    addEventListener(BROWSER_EVENTS.openChat, close);
    return () => {
      clearTimeout(timer);
      removeEventListener(BROWSER_EVENTS.openChat, close);
    };
  }, []);
  const close = () => dialog.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog; the click is the one on its backdrop.
    <dialog
      ref={dialog}
      className={dialogLook("small")}
      aria-labelledby="newsletter-title"
      onClick={(event) => event.target === dialog.current && close()}
    >
      <DialogHeader id="newsletter-title" title="Get Weekly Pet Health Tips" onClose={close} />
      <div className={DIALOG_BODY}>
        <div className="flex items-center gap-4">
          <LetterBird className="h-20 w-auto flex-none" />
          <p>One tip for the season, one for dogs, one for cats, and a page worth reading.</p>
        </div>
        <NewsletterForm source="modal" onDone={close}>
          <Button variant="quiet" className="grow" onClick={close}>
            Later
          </Button>
        </NewsletterForm>
        <NewsletterNotes />
      </div>
    </dialog>
  );
}

/** How long ago the page had loaded, in milliseconds. */
function sinceLoad(): number {
  const [loading] = performance.getEntriesByType("navigation");
  const end = (loading as PerformanceNavigationTiming | undefined)?.loadEventEnd;
  return end ? performance.now() - end : 0;
}

function offer(dialog: HTMLDialogElement | null): void {
  try {
    const chatOpen = document.querySelector("dialog:modal") !== null;
    const moment = {
      shownBefore: localStorage.getItem(NEWSLETTER_SHOWN_KEY) !== null,
      waits: sessionStorage.getItem(NEWSLETTER_WAITS_KEY) !== null,
      chatOpen,
      isWriting: isWriting(),
      emergencyInView: isEmergencyInView(),
    };
    const when = modalTiming(moment);
    if (when === "later") sessionStorage.setItem(NEWSLETTER_WAITS_KEY, "true");
    if (when !== "now") return;
    localStorage.setItem(NEWSLETTER_SHOWN_KEY, "true");
    dialog?.showModal();
    // A better start than the way out, which comes first.
    dialog?.querySelector<HTMLInputElement>("input[type=email]")?.focus();
  } catch {
    // A browser that keeps nothing cannot say whether it was offered before, so it is not.
  }
}

/** Whether the visitor has begun to write: into the box of the page, or anywhere right now. */
function isWriting(): boolean {
  const box = document.querySelector<HTMLTextAreaElement>("[data-ask] textarea");
  return !!box?.value || document.activeElement?.matches("input, textarea, select") === true;
}

/** Whether the visitor is looking at what to do in an emergency. */
function isEmergencyInView(): boolean {
  return [...document.querySelectorAll("#emergencies, [data-care=emergency]")].some((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top < innerHeight / 2 && bottom > innerHeight / 2;
  });
}
