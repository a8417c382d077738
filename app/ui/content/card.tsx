import { Children, type ReactNode } from "react";

type Props = {
  title?: ReactNode;
  href?: string;
  /** In a list of cards each one is an item. */
  as?: "div" | "li";
  headingLevel?: 2 | 3 | 4;
  /** A picture before the title. */
  picture?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** A box on a page. With a URL the whole box is clickable and the title is the link. */
export function Card({ title, href, as: Box = "div", headingLevel = 3, picture, className = "", children }: Props) {
  const Heading = `h${headingLevel}` as const;
  const leads = href ? "hover:border-accent has-focus-visible:border-accent relative" : "";
  return (
    <Box className={`rounded-card border-line bg-surface shadow-card space-y-2 border p-5 ${leads} ${className}`} data-card="">
      {picture}
      {title ? (
        <Heading className="text-title leading-snug">
          {href ? (
            <a className="after:rounded-card after:absolute after:inset-0" href={href}>
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
      ) : null}
      {children}
    </Box>
  );
}

/** A list of cards, as many in a row as fit; on a large screen three or four, so that no card is left over in a row of its own. */
export function Cards({ children }: { children: ReactNode }) {
  const count = Children.count(children);
  const columns = count % 4 === 1 || count % 3 === 0 ? "lg:grid-cols-3" : "lg:grid-cols-4";
  return <ul className={`grid grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] gap-4 ${columns}`}>{children}</ul>;
}
