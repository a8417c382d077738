import type { ReactNode } from "react";
import type { Helpline } from "#app/domain/content/page.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import type { FooterColumn } from "./footer-columns.ts";

type Props = { columns: readonly FooterColumn[]; copyright?: string; helpline?: Helpline; children?: ReactNode };

/** The foot of every page: four columns, the poison line, the copyright. */
export function SiteFooter({ columns, copyright = "Copyright 2025", helpline, children }: Props) {
  return (
    <footer className="site-footer border-line bg-sunken mt-16 border-t pt-4 pb-17 text-base min-[80rem]:pb-8">
      <div className="wrap">
        {children}
        <div className="site-footer-columns grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-x-8 sm:gap-y-8">
          {columns.map((column) => (
            <Column key={column.heading} column={column} />
          ))}
        </div>
        <div className="border-line text-ink-soft mt-4 border-t pt-4">
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
      {links.length > 0 ? (
        <details className="footer-fold group/foot max-sm:border-line max-sm:border-b" name="footer">
          <summary className="flex min-h-12 list-none items-center justify-between sm:pointer-events-none sm:min-h-0 [&::-webkit-details-marker]:hidden">
            <h2 className="my-1 text-[1.0625rem] tracking-normal">{heading}</h2>
            <Icon name="chevron" className="group-open/foot:rotate-180 sm:hidden" />
          </summary>
          <ul className="links">
            {links.map(({ path, title }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <>
          <h2 className="my-1 text-[1.0625rem] tracking-normal">{heading}</h2>
          <p>{text}</p>
        </>
      )}
    </section>
  );
}
