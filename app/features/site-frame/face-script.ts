/**
 * Loads the face of the headings beside the style sheet, unless the page itself was long in coming: there 12 kB more would delay the first
 * words, and the face comes after the page, for the next one (decision 0049). Inline in the head, before the sheet, for it would wait for one
 * above it.
 */
const SLOW_MS = 400;

if (performance.now() < SLOW_MS) {
  const href = document.currentScript?.dataset.face;
  document.head.appendChild(Object.assign(document.createElement("link"), { rel: "preload", as: "font", crossOrigin: "", href }));
}

export {};
