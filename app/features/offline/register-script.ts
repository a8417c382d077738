/**
 * Registers the offline worker a while after the page has loaded, so that its downloads do not compete with the page.
 * Inline in every page of a finished build.
 */
addEventListener("load", () => {
  // Refused (private windows, full disks): the site works without it.
  setTimeout(() => navigator.serviceWorker?.register("/sw.js").catch(() => {}), 3000);
});

export {};
