/**
 * Ends the first act of a page: says `page_seen` when it has loaded and been painted, and has the rest laid out that the styles left for
 * later (first-screen.css, decision 0028). Inline in every page.
 *
 * Who comes to a place within a page, or comes back to it, gets all of it at once; and a click lays out everything before a jump is made, so that it
 * lands where it should.
 */
const layOut = () => {
  document.body.toggleAttribute("data-whole", true);
};

const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (location.hash || visit?.type !== "navigate") layOut();
addEventListener("click", layOut, true);

// The load event can come before the first picture, which nothing may delay: the frame after it is over when the next one begins.
addEventListener("load", () => {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      setTimeout(layOut, 100);
      dispatchEvent(new Event("page_seen"));
    });
  });
});

export {};
