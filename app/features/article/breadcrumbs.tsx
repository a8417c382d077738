import type { Crumb } from "#app/domain/content/page.ts";

/** The title below names the page in full: on a phone the last step is left out, elsewhere it gives way. */
const STEP =
  "max-w-full flex-none not-first:before:px-2.5 not-first:before:text-edge not-first:before:content-['/'_/_''] last:max-w-full last:min-w-0 last:flex-[0_1_auto] last:truncate max-[30rem]:last:hidden";

/** Position of the page in the site; the last step is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="py-2.5 text-base lg:col-span-full print:hidden" aria-label="Breadcrumb">
      <ol className="flex items-center max-[30rem]:flex-wrap">
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className={STEP} aria-current={index === crumbs.length - 1 ? "page" : undefined}>
            {index === crumbs.length - 1 ? (
              name
            ) : (
              <a className="inline-block py-2.5" href={path}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
