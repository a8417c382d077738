/** A list of short texts compiled at build time. */
export function HtmlList({ lines, ordered }: { lines: readonly string[]; ordered?: boolean }) {
  const List = ordered ? "ol" : "ul";
  return (
    <List>
      {lines.map((html) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, compiled and checked at build.
        <li key={html} dangerouslySetInnerHTML={{ __html: html }} />
      ))}
    </List>
  );
}

/** What a line begins with, such as the animal that it is for: quieter than what it says to do. */
export function quietLabel(label: string): string {
  return `<small class="text-ink-soft text-small">${label}</small>`;
}

/** One text as a paragraph. */
export function HtmlText({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as above.
  return <p className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A list with a small heading. */
export function HtmlListUnder({ heading, lines, className = "" }: { heading: string; lines: readonly string[]; className?: string }) {
  return (
    <div className={`prose *:mt-0! ${className}`.trim()}>
      <h4>{heading}</h4>
      <HtmlList lines={lines} />
    </div>
  );
}
