import type { ReactNode } from "react";
import type { Helpline } from "#app/domain/content/page.ts";
import type { FooterColumn } from "./footer-columns.ts";

type Props = { columns: readonly FooterColumn[]; copyright?: string; helpline?: Helpline; children?: ReactNode };

/** The foot of every page: four columns, the poison line, the copyright. */
export function SiteFooter({ columns, copyright = "Copyright 2025", helpline, children }: Props) {
  return (
    <footer className="site-footer">
      <div className="wrap">
        {children}
        <div className="site-footer-columns">
          {columns.map((column) => (
            <Column key={column.heading} column={column} />
          ))}
        </div>
        <div className="site-footer-note">
          {helpline ? (
            <p>
              {"Swallowed something dangerous? "}
              <span data-line="">
                <span data-part="name">{helpline.name}</span>
                {": "}
                <a href={`tel:${helpline.tel}`} data-part="number">
                  {helpline.number}
                </a>
                . <span data-part="fee">{helpline.fee}</span>. <span data-part="hours">{helpline.hours}</span>.
              </span>{" "}
              <a href="/emergency#lines">Lines of other countries</a>
            </p>
          ) : null}
          <p>{copyright}</p>
        </div>
      </div>
    </footer>
  );
}

function Column({ column: { heading, text, links } }: { column: FooterColumn }) {
  return (
    <section>
      <h2>{heading}</h2>
      {text ? <p>{text}</p> : null}
      {links.length > 0 ? (
        <ul className="links">
          {links.map(({ path, title }) => (
            <li key={path}>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
