import { Fragment } from "react";
import type { Preparedness } from "#app/domain/content/landing-content.ts";
import { routePath } from "#app/domain/http/site-routes.ts";

type Props = {
  preparedness: Preparedness;
  /** On the checklist's own page, which is the one that prints well. */
  alone?: boolean;
};

/** What to have ready before an emergency. The ticks stay on this page and go nowhere. */
export function Checklist({ preparedness: { contacts, supplies, information }, alone }: Props) {
  return (
    <div className="checklist grid gap-4 sm:grid-cols-3 print:grid-cols-3">
      <Ticks heading="Contacts" lines={contacts} toFill={alone} />
      <Ticks heading="First-aid supplies" lines={supplies} />
      <Ticks heading="Information to keep" lines={information} />
      {alone ? null : (
        <p className="col-span-full">
          <a className="inline-flex min-h-11 items-center" href={routePath("be-ready")}>
            Print this checklist
          </a>
        </p>
      )}
    </div>
  );
}

/** @param toFill has a line to write on below each entry */
function Ticks({ heading, lines, toFill }: { heading: string; lines: readonly string[]; toFill?: boolean | undefined }) {
  return (
    <fieldset>
      <legend className="font-bold">{heading}</legend>
      {lines.map((html) => (
        <Fragment key={html}>
          <label className="flex min-h-11 items-start gap-3 py-2 text-base leading-snug print:py-1">
            <input type="checkbox" className="accent-accent mt-0.5 size-5 shrink-0" />
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, compiled and checked at build. */}
            <span dangerouslySetInnerHTML={{ __html: html }} />
          </label>
          {toFill ? <p className="border-edge text-ink-soft min-h-11 border-b text-base">Name and number:</p> : null}
        </Fragment>
      ))}
    </fieldset>
  );
}
