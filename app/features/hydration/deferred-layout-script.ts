/**
 * Dispatches `page_seen` after the first contentful paint, and makes in-page jumps land where they should. Inline at the end of every page.
 *
 * The styles defer the layout of content below the first screen (modes.css, decision 0028), which counts with an estimated height until then.
 * This lays out everything on arrival at an anchor, on a reload or return, and before a jump to an anchor.
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
