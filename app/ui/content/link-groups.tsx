import type { ReactNode } from "react";

export type LinkGroup = { id: string; heading: string; links: readonly { path: string; title: string; text?: string; mark?: ReactNode }[] };

/** What was found, by kind: each kind under its heading, each hit with its mark in a row of its own and its first words. Kinds without a hit are left out. */
export function LinkGroups({ groups }: { groups: readonly LinkGroup[] }) {
  return groups
    .filter(({ links }) => links.length > 0)
    .map(({ id, heading, links }) => (
      <section key={id} className="space-y-2" aria-labelledby={`found-${id}`}>
        <h2 id={`found-${id}`}>{heading}</h2>
        <ul className="divide-line border-line gap-x-12 divide-y border-y lg:columns-2 [&>li]:break-inside-avoid">
          {links.map(({ path, title, text, mark }) => (
            <li key={path} className="py-3">
              <a className="font-semibold" href={path}>
                {title}
              </a>
              {mark ? <p className="my-1">{mark}</p> : null}
              {text ? <p>{text}</p> : null}
            </li>
          ))}
        </ul>
      </section>
    ));
}
