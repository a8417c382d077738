/**
 * Puts the poison line of the visitor's country where the page, the same for everybody, says the first one. Inline in every page.
 * The answer comes from the edge; it is asked for when the page stands and has been seen, and nothing is kept here.
 */
type Line = { tel: string } & Record<string, string>;

const show = (line: Line | null) => {
  for (const place of document.querySelectorAll<HTMLElement>("[data-line]")) {
    const link = place.querySelector("a");
    if (line && link) {
      link.href = `tel:${line.tel}`;
      for (const part of place.querySelectorAll<HTMLElement>("[data-part]")) part.textContent = line[part.dataset.part as string] as string;
    } else place.textContent = "We know of no animal poison line in your country. Call the nearest vet.";
  }
};

const ask = async () => {
  // Without an answer the page stays as it is.
  const answer = await fetch("/api/country").then(
    (response): Promise<{ country?: string; line?: Line | null }> => response.json(),
    () => undefined,
  );
  if (!answer?.country) return;
  const { country, line } = answer;
  dispatchEvent(new CustomEvent("country_known", { detail: country }));
  // The line that stands there is theirs.
  if (line === undefined) return;
  const now = () => show(line);
  // React must find a page as the server wrote it; the data go when it has.
  if (document.getElementById("page-data")) addEventListener("page_live", now);
  else now();
};
// The load event can come before the first picture, which nothing may delay.
addEventListener("load", () => {
  new PerformanceObserver((paints) => paints.getEntriesByName("first-contentful-paint").forEach(ask)).observe({
    type: "paint",
    buffered: true,
  });
});

export {};
