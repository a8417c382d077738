type Props = { sources: readonly { key: string; title: string; url?: string; checked?: string }[] };

/** The sources of a part of a page; collapsed at first. */
export function SourceList({ sources }: Props) {
  if (sources.length === 0) return null;
  return (
    <details className="text-base" data-sources="">
      <summary className="text-accent min-h-11 w-fit cursor-pointer py-2">Sources ({sources.length})</summary>
      <ol className="mt-2 list-decimal ps-6.5 *:px-1 *:py-1.5">
        {sources.map(({ key, title, url, checked }) => (
          <li key={key}>
            {url ? <a href={url}>{title}</a> : title}
            {checked ? <span className="text-ink-soft">{` (checked ${checked})`}</span> : null}
          </li>
        ))}
      </ol>
    </details>
  );
}
