/**
 * Puts the poison line of the visitor's country where the page, the same for everybody, says the first one. Inline in every page.
 * The answer comes from the edge; it is requested after the page has rendered and become visible, and nothing is stored.
 */
type Line = { tel: string } & Record<string, string>;

const show = (line: Line | null, instead = "") => {
  for (const place of document.querySelectorAll<HTMLElement>("[data-line]")) {
    const link = place.querySelector("a");
    if (line && link) {
      link.href = `tel:${line.tel}`;
      for (const part of place.querySelectorAll<HTMLElement>("[data-part]")) part.textContent = line[part.dataset.part as string] as string;
    } else place.textContent = instead;
  }
};

const ask = async () => {
  // Without an answer the page stays as it is.
  const answer = await fetch("/api/country").then(
    (response): Promise<{ country?: string; line?: Line | null; instead?: string }> => response.json(),
    () => undefined,
  );
  if (!answer?.country) return;
  const { country, line, instead } = answer;
  dispatchEvent(new CustomEvent("country_known", { detail: country }));
  // The line already shown is the visitor's.
  if (line === undefined) return;
  const now = () => show(line, instead);
  // React must find a page as the server wrote it; the data go when it has.
  if (document.getElementById("page-data")) addEventListener("page_live", now);
  else now();
};
addEventListener("page_seen", ask);

export {};
