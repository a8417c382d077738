/**
 * Loads the face of the headings beside the style sheet, unless the page itself was long in coming: there 12 kB more would delay the first
 * words, and the face comes after the page, for the next one (decision 0049). Inline in the head, before the sheet, for it would wait for one
 * above it.
 */
const SLOW_MS = 400;

const href = document.currentScript?.dataset.face;
if (href && performance.now() < SLOW_MS) {
  const link = Object.assign(document.createElement("link"), { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", href });
  document.head.appendChild(link);
}

export {};
