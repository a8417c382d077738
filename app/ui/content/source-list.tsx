type Props = { sources: readonly { key: string; title: string; url?: string; checked: string }[] };

/** What a part of a page rests on; closed until somebody asks. */
export function SourceList({ sources }: Props) {
  if (sources.length === 0) return null;
  return (
    <details className="sources">
      <summary>Sources ({sources.length})</summary>
      <ol>
        {sources.map(({ key, title, url, checked }) => (
          <li key={key}>
            {url ? <a href={url}>{title}</a> : title} <span>(read {checked})</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
