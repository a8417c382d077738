/**
 * Says `page_seen` when a page has loaded and been painted, and sees to it that a jump within the page lands where it should. Inline in every page,
 * at its end.
 *
 * The styles leave what is below the first screen for later (modes.css, decision 0028), and what has not been laid out counts with a height that is
 * a guess. So whoever comes to a place within a page, or comes back to it, gets all of it at once, and likewise who follows a link to such a place.
 */
const layOut = () => {
  document.body.toggleAttribute("data-whole", true);
};

const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (location.hash || visit?.type !== "navigate") layOut();
addEventListener("click", ({ target }) => (target as Element).closest?.('[href*="#"]') && layOut(), true);

// The load event can come before the first picture, which nothing may delay.
addEventListener("load", () => {
  const seen = () => dispatchEvent(new Event("page_seen"));
  new PerformanceObserver((paints) => paints.getEntriesByName("first-contentful-paint").forEach(seen)).observe({
    type: "paint",
    buffered: true,
  });
});

export {};
