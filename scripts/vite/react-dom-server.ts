// Stubs for react-dom and Radix's toast in the Worker (wrangler.toml, "alias"). Remix's router and the toast's module import them but never
// call them on the server, where only react-dom/server renders. This saves 52 kB (gzip).
const inBrowsersOnly = () => {
  throw new Error("not in the Worker");
};

export {
  inBrowsersOnly as createPortal,
  inBrowsersOnly as flushSync,
  inBrowsersOnly as Close,
  inBrowsersOnly as Description,
  inBrowsersOnly as Provider,
  inBrowsersOnly as Root,
  inBrowsersOnly as Title,
  inBrowsersOnly as Viewport,
};
