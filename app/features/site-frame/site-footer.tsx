import type { ReactNode } from "react";
import type { Helpline } from "#app/domain/content/page.ts";
import { LINE_LINK } from "#app/ui/content/line-link.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import type { FooterColumn } from "./footer-columns.ts";

type Props = { columns: readonly FooterColumn[]; copyright?: string; helpline?: Helpline; children?: ReactNode };

/** The foot of every page: four columns, the poison line, the copyright. */
export function SiteFooter({ columns, copyright = "Copyright 2025", helpline, children }: Props) {
  return (
    <footer className="border-line bg-sunken wide:pb-8 max-sm:text-small mt-16 border-t pt-4 pb-17 sm:text-base print:mt-4 print:bg-transparent print:py-0 print:text-[black] [main:has(>[data-band])+&]:mt-0">
      <div className="wrap">
        {children}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-x-8 sm:gap-y-8 print:hidden" data-columns="">
          {columns.map((column) => (
            <Column key={column.heading} column={column} />
          ))}
        </div>
        <div className="border-line text-ink-soft mt-2 border-t pt-3 sm:mt-4">
          {helpline ? (
            <p>
              <strong className="text-ink">Swallowed something dangerous?</strong>{" "}
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
          <p className="mt-2">{copyright}</p>
        </div>
      </div>
    </footer>
  );
}

function Column({ column: { heading, text, links } }: { column: FooterColumn }) {
  return (
    <section>
      {links.length > 0 ? (
        <details
          className="group/foot max-sm:border-line max-sm:border-b sm:details-content:block sm:details-content:[block-size:auto] sm:details-content:[content-visibility:visible]"
          name="footer"
        >
          <summary className="flex min-h-12 list-none items-center justify-between sm:pointer-events-none sm:min-h-0">
            <h2 className="text-body my-1 tracking-normal">{heading}</h2>
            <Icon name="chevron" className="group-open/foot:rotate-180 sm:hidden" />
          </summary>
          <ul>
            {links.map(({ path, title }) => (
              <li key={path}>
                <a className={`${LINE_LINK} sm:min-h-9`} href={path}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <>
          <h2 className="text-body my-1 tracking-normal">{heading}</h2>
          <p>{text}</p>
        </>
      )}
    </section>
  );
}
