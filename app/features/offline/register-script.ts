/**
 * Brings the offline worker when the page has stood for a while: what it fetches must not stand in the way of what the visitor came for.
 * Inline in every page of a finished build.
 */
addEventListener("load", () => {
  // Refused (private windows, full disks): the site works without it.
  setTimeout(() => navigator.serviceWorker?.register("/sw.js").catch(() => {}), 3000);
});

export {};
