import type { CardWords } from "#app/domain/card-words.ts";
import { LINE_LINK } from "#app/ui/content/line-link.ts";
import { langOf } from "../verdict/card-words.ts";

type Props = { sources: readonly { path: string; title: string }[] | undefined; words: CardWords };

/** The pages that an answer comes from, each linked to the section. */
export function AnswerSources({ sources, words }: Props) {
  if (!sources?.length) return null;
  return (
    // No landmark: each answer of a conversation has such a list.
    <fieldset className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-base" aria-label="Pages this answer comes from">
      <span className="text-ink-soft" {...langOf(words)}>
        {words.fromPages}
      </span>
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
