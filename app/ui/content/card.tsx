import type { ReactNode } from "react";

type Props = { title: string; href?: string; headingLevel?: 2 | 3 | 4; children?: ReactNode };

/** A box on a page. With a URL the whole box is clickable and the title is the link. */
export function Card({ title, href, headingLevel = 3, children }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={href ? "card card--link" : "card"}>
      <Heading className="card-title">{href ? <a href={href}>{title}</a> : title}</Heading>
      {children}
    </div>
  );
}
