import type { ReactNode } from "react";

/** Read before the heading by screen readers, which do not convey the color. */
const PREFIX = {
  emergency: "Immediate action required: ",
  urgent: "Urgent advice: ",
  routine: "Advice: ",
} as const;

const BOX = {
  emergency: "all-red border-3 border-emergency bg-emergency text-on-urgency forced-colors:border-8 print:text-[black]",
  urgent: "[--call:var(--color-urgent)] border-2 border-urgent bg-urgent-soft",
  routine: "[--call:var(--color-routine)] border-2 border-routine bg-routine-soft",
} as const;

const HEAD = { emergency: "bg-emergency-heading", urgent: "bg-urgent", routine: "bg-routine" } as const;

type Props = {
  level: keyof typeof PREFIX;
  heading: string;
  children: ReactNode;
  headingLevel?: 2 | 3 | 4 | 5;
  className?: string;
  lang?: string;
};

/** How soon help is needed: one action as the heading, then the signs. No card says "all is well". Color is never the only signal. */
export function CareCard({ level, heading, children, headingLevel = 2, className = "", lang }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      className={`rounded-card max-w-text break-inside-avoid overflow-clip print:bg-transparent ${BOX[level]} ${className}`}
      data-care={level}
      lang={lang}
    >
      <Heading
        className={`text-on-urgency px-inset py-3 text-[min(1.3125rem,10vw)] font-bold print:bg-transparent print:text-[black] forced-colors:border-b-2 ${HEAD[level]}`}
      >
        <span className="sr-only" lang={lang && "en"}>
          {PREFIX[level]}
        </span>
        {heading}
      </Heading>
      <div className="prose px-inset max-w-none py-4">{children}</div>
    </section>
  );
}
