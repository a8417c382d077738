import { LINE_LINK } from "#app/ui/content/line-link.ts";

/** The pages that an answer comes from, each linked to the section. */
export function AnswerSources({ sources }: { sources: readonly { path: string; title: string }[] | undefined }) {
  if (!sources?.length) return null;
  return (
    // No landmark: each answer of a conversation has such a list.
    <fieldset className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-base" aria-label="Pages this answer comes from">
      <span className="text-ink-soft">From our pages:</span>
      <ul>
        {sources.map(({ path, title }) => (
          <li key={path}>
            <a className={LINE_LINK} href={path}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
