import { LINE_LINK } from "../content/line-link.ts";

type Props = { entries: readonly { id: string; text: string }[]; className?: string };

/** The sections of a page as links: two by two on a phone, in a row on a larger screen. */
export function Contents({ entries, className = "" }: Props) {
  return (
    <nav
      className={`border-edge rounded-e-control bg-sunken border-s-4 px-5 py-3 print:hidden ${className}`}
      aria-label="On this page"
      data-contents=""
    >
      <h2 className="text-body tracking-normal">On this page</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.25rem),1fr))] gap-x-4 sm:flex sm:flex-wrap sm:gap-x-6 lg:block">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a className={LINE_LINK} href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
