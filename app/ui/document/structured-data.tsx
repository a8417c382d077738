/** What a part of the page says, for search engines, where the part itself stands. Only visible text belongs here. */
export function StructuredData({ data }: { data: object | undefined }) {
  if (!data) return null;
  // A text could hold "</script>"; inside JSON the sign may be written as its number.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own words, escaped above.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
