/** Brings the offline worker once the page stands and the browser has nothing better to do. Inline in every page of a finished build. */
const { serviceWorker } = navigator;
if (serviceWorker) {
  // Refused (private windows, full disks): the site works without it.
  const register = () => serviceWorker.register("/sw.js").catch(() => {});
  // What it fetches must not stand in the way of what the visitor came for.
  addEventListener("load", () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(register), 3000));
}

export {};
