import type { ReactNode } from "react";
import { StaticHtml } from "../document/static-html.tsx";
import { type ToolName, ToolPicture } from "../drawings/scenes/tool-pictures.tsx";

type Props = {
  id?: string;
  title: ReactNode;
  /** Alternate bands have a darker ground. */
  sunken?: boolean;
  /** The section is interactive: it is hydrated when somebody reaches for it. */
  wakes?: boolean;
  className?: string;
  /** Drawn at the end of the heading's line. */
  picture?: ToolName;
  children: ReactNode;
};

/** A full-width section with its heading. */
export function Band({ id, title, sunken, wakes, className = "", picture, children }: Props) {
  return (
    <section
      id={id}
      className={`gutter py-4 sm:py-6 lg:py-10 ${sunken ? "bg-sunken" : ""} ${className}`}
      data-band=""
      data-wakes={wakes ? "" : undefined}
    >
      <div className="mb-3 flow-root lg:mb-5">
        {picture ? (
          <StaticHtml className="float-end -mb-4 ps-4">{() => <ToolPicture tool={picture} className="h-12 w-auto lg:h-16" />}</StaticHtml>
        ) : null}
        <h2 className="lg:text-4xl">{title}</h2>
      </div>
      {children}
    </section>
  );
}
