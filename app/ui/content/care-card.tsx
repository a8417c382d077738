import type { ReactNode } from "react";

/** Read before the heading by screen readers, which do not convey the color. */
const PREFIX = {
  emergency: "Immediate action required: ",
  urgent: "Urgent advice: ",
  routine: "Advice: ",
} as const;

type Props = { level: keyof typeof PREFIX; heading: string; children: ReactNode; headingLevel?: 2 | 3 | 4 | 5 };

/** How soon help is needed: one action as the heading, then the signs. No card says "all is well". */
export function CareCard({ level, heading, children, headingLevel = 2 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={`care-card care-card--${level}`}>
      <Heading className="care-card-heading">
        <span className="visually-hidden">{PREFIX[level]}</span>
        {heading}
      </Heading>
      <div className="care-card-body prose">{children}</div>
    </section>
  );
}
