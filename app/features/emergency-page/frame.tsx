import type { ReactNode } from "react";
import { FIND_A_VET } from "#app/domain/content/helpline.ts";
import type { Helpline, Source } from "#app/domain/content/page.ts";
import { LINE_LINK } from "#app/ui/content/line-link.ts";
import { ReviewMark } from "#app/ui/content/review-mark.tsx";
import { SourceList } from "#app/ui/content/source-list.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { Logo } from "#app/ui/icons/logo.tsx";

type Props = {
  siteName: string;
  copyright: string;
  other: { path: string; title: string };
  sources: readonly Source[];
  children: ReactNode;
};

/** The frame of an emergency page: two links above, the sources below. It is kept very small. */
export function EmergencyFrame({ siteName, copyright, other, sources, children }: Props) {
  return (
    <div className="max-w-page px-side mx-auto flex w-full flex-1 flex-col sm:px-8 print:max-w-none print:px-0">
      <nav
        className="border-line flex flex-wrap items-center justify-between gap-x-6 border-b font-semibold print:hidden"
        aria-label="Main"
      >
        <a className={`${LINE_LINK} gap-2 no-underline`} href="/">
          <Logo variant="icon" size="sm" alt="" />
          {siteName}
        </a>
        <a className={LINE_LINK} href={other.path}>
          {other.title}
        </a>
      </nav>
      <main id="main">{children}</main>
      <footer className="border-line mt-6 border-t py-4 print:mt-[1mm] print:py-[1mm]">
        <p>
          <strong>
            <ReviewMark />
          </strong>{" "}
          These steps are for the minutes until a vet sees your pet. They never replace the call.
        </p>
        <div className="print:hidden">
          <SourceList sources={sources} />
          <p className="flex flex-wrap gap-x-6">
            <a className={LINE_LINK} href="/">
              Ask about your pet
            </a>
            <a className={LINE_LINK} href="/medical-disclaimer">
              Medical disclaimer
            </a>
          </p>
          <p>{copyright}</p>
        </div>
      </footer>
    </div>
  );
}

/** The look of a button on the red of an emergency. */
export const RED_BUTTON =
  "border-on-urgency bg-on-urgency text-emergency-heading hover:bg-emergency-heading hover:text-on-urgency inline-flex min-h-12 items-center justify-center gap-2 rounded-control border-2 px-2 py-2 font-bold no-underline";

/** The red box with what is pressed first. */
export const RED_BOX =
  "bg-emergency text-on-urgency rounded-card grid grid-cols-[minmax(0,1fr)] gap-2 p-[min(0.75rem,3.4vw)] [--color-accent:var(--color-on-urgency)] [--color-accent-strong:var(--color-on-urgency)] [--color-focus:var(--color-on-urgency)] forced-colors:border-8";

export function FindVetButton() {
  return (
    <a className={`${RED_BUTTON} print:hidden`} href={FIND_A_VET}>
      <Icon name="pin" />
      <span>Find an emergency vet</span>
    </a>
  );
}

const EN_SPACE = "\u2002";

/** The words on the button of a poison line. The icon is inside the first, so that they stay together where the number takes a row of its own. */
export function PoisonLineWords({ number }: { number: string }) {
  return (
    <span className="text-center">
      <span className="inline-block">
        <Icon name="phone" className="inline-block print:hidden" />
        {EN_SPACE}
        Poison line
      </span>{" "}
      <span className="inline-block" data-part="number">
        {number}
      </span>
    </span>
  );
}

/** The number of a poison line, and under it what to know before calling. The script of the visitor's country may put in another line. */
export function PoisonLine({ helpline: { name, number, tel, fee, hours } }: { helpline: Helpline }) {
  return (
    <span className="grid gap-1 text-base leading-snug print:hidden" data-line="">
      <a className={RED_BUTTON} href={`tel:${tel}`}>
        <PoisonLineWords number={number} />
      </a>
      <span>
        <span data-part="name">{name}</span>. <span data-part="terms">{`${fee}. ${hours}`}</span>.
      </span>
    </span>
  );
}
