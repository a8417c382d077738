import type { Crumb } from "./crumbs.ts";

/** Where the page stands; the last step is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ name, path }, index) => (
          <li key={path} aria-current={index === crumbs.length - 1 ? "page" : undefined}>
            {index === crumbs.length - 1 ? name : <a href={path}>{name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
