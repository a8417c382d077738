/**
 * Puts the poison line of the visitor's country where the page, the same for everybody, says the first one. Inline in every page.
 * The answer comes from the edge; it is requested once the page is visible and a line is near the screen or the chat opens, and nothing is
 * stored.
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
// Every page has a line in its footer, which most visits never reach. The chat reads it there.
addEventListener("page_seen", () => {
  const watch = new IntersectionObserver(
    (places) => {
      if (!places.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      ask();
    },
    { rootMargin: "100%" },
  );
  for (const place of document.querySelectorAll("[data-line],#chat-dialog,#lines")) watch.observe(place);
});

export {};
