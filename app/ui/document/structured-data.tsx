/** Structured data for search engines, next to the part of the page that it describes. It contains visible text only. */
export function StructuredData({ data }: { data: object | undefined }) {
  if (!data) return null;
  // A text could contain "</script>"; inside JSON the character can be escaped.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own content, escaped above.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
