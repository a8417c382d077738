/** A list of short texts that were compiled at build. */
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

/** One such text as a paragraph. */
export function HtmlText({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as above.
  return <p className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Such a list under a small heading of its own. */
export function HtmlListUnder({ heading, lines }: { heading: string; lines: readonly string[] }) {
  return (
    <div className="prose">
      <h4>{heading}</h4>
      <HtmlList lines={lines} />
    </div>
  );
}
