// React DOM and Radix's toast draw in a browser; on the server only react-dom/server does. The router and the toast's module ask for these
// and never call them there, so the Worker (wrangler.toml, "alias") carries 52 kB (gzip) less.
const inBrowsersOnly = () => {
  throw new Error("not in the Worker");
};

export const createPortal = inBrowsersOnly;
export const flushSync = inBrowsersOnly;
