type Props = { sources: readonly { key: string; title: string; url?: string; checked?: string }[] };

/** The sources of a part of a page; collapsed at first. */
export function SourceList({ sources }: Props) {
  if (sources.length === 0) return null;
  return (
    <details className="sources">
      <summary>Sources ({sources.length})</summary>
      <ol>
        {sources.map(({ key, title, url, checked }) => (
          <li key={key}>
            {url ? <a href={url}>{title}</a> : title}
            {checked ? <span>{` (checked ${checked})`}</span> : null}
          </li>
        ))}
      </ol>
    </details>
  );
}
