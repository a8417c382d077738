/** Dispatches `page_seen` after the first contentful paint. Inline at the end of every page. */
// The load event can come before the first picture, which nothing may delay.
addEventListener("load", () => {
  const seen = () => dispatchEvent(new Event("page_seen"));
  new PerformanceObserver((paints) => paints.getEntriesByName("first-contentful-paint").forEach(seen)).observe({
    type: "paint",
    buffered: true,
  });
});

export {};
