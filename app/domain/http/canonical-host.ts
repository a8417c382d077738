const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Says whether a request came to the site's own host; a preview, a copy or somebody's own machine is not it. */
export function isCanonicalHost(requestUrl: string, siteUrl: string): boolean {
  const { host, hostname } = new URL(requestUrl);
  return !LOOPBACK.has(hostname) && URL.canParse(siteUrl) && host === new URL(siteUrl).host;
}
