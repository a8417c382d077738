import { CacheFirst, ExpirationPlugin, NetworkFirst, type PrecacheEntry, Serwist, type SerwistPlugin } from "serwist";
import { routePath } from "#app/domain/http/site-routes.ts";

/**
 * The offline worker: what a visitor needs when there is no network. From the start it holds /emergency, a page that opens the chat, the
 * rules and short guides; of the rest, the pages that were read. One build is one version of all of it: a page of another build is shown
 * but never kept, and what an older build kept goes when this one takes over.
 */
declare const self: WorkerScope & { __SW_MANIFEST: (PrecacheEntry | string)[] };

const BUILD = import.meta.env.BUILD_ID;
const MANIFEST = self.__SW_MANIFEST;
const PAGES = `pages-${BUILD}`;
const FILES = `files-${BUILD}`;
const COUNTRY = "country";

/** Asked for under the name of the build, so that no cache on the way answers with an older one; the Worker reads the path alone. */
const EMERGENCY = `${routePath("emergency")}?build=${BUILD}`;
const OFFLINE = `${routePath("offline")}?build=${BUILD}`;

/** With one bar of signal a page on the device is better than one that may come. */
const PATIENCE_S = 3;
const MOST_PAGES = 40;
const MOST_FILES = 60;

/** Whether an answer may be kept: a public page of this very build. */
async function isOurs(response: Response): Promise<boolean> {
  if (response.status !== 200 || /no-store/.test(response.headers.get("Cache-Control") ?? "")) return false;
  return (await response.clone().text()).includes(`data-build="${BUILD}"`);
}

const keepOurs: SerwistPlugin = {
  async cacheWillUpdate({ response }) {
    if (await isOurs(response)) return response;
    // A newer build has been put up: its worker should be here as soon as possible.
    if (response.status === 200) void self.registration.update();
    return null;
  },
};

const serwist = new Serwist({
  cacheId: "pawline",
  precacheEntries: [...MANIFEST, { url: EMERGENCY, revision: null }, { url: OFFLINE, revision: null }],
  precacheOptions: {
    cleanupOutdatedCaches: true,
    plugins: [{ cacheWillUpdate: async ({ request, response }) => (isPage(request.url) && !(await isOurs(response)) ? null : response) }],
  },
  skipWaiting: true,
  clientsClaim: true,
});

const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [
    keepOurs,
    new ExpirationPlugin({ maxEntries: MOST_PAGES }),
    { handlerDidError: ({ request }) => serwist.matchPrecache(isEmergency(new URL(request.url)) ? EMERGENCY : OFFLINE) },
  ],
});

// The address holds what the visitor searched for: such a page is shown but never stored.
const asIs = new NetworkFirst({
  cacheName: PAGES,
  plugins: [{ cacheWillUpdate: async () => null }, { handlerDidError: () => serwist.matchPrecache(OFFLINE) }],
});

serwist.registerCapture(
  ({ request, sameOrigin }) => sameOrigin && request.mode === "navigate",
  async ({ request, event }) => {
    const url = new URL(request.url);
    if (isEmergency(url)) return firstSteps(event);
    const path = pathOf(url);
    if (path === undefined) return asIs.handle({ request, event });
    // Asked for by its path, because that is the name under which it was stored.
    return pages.handle({ request: url.search ? new Request(path) : request, event });
  },
);

/** /emergency, from the network or, when that has said nothing for three seconds, from the device: a connection can be accepted and stay silent. */
function firstSteps(event: ExtendableEvent): Promise<Response> {
  const page = pages.handle({ request: new Request(routePath("emergency")), event });
  const stored = new Promise((late) => setTimeout(late, PATIENCE_S * 1_000)).then(() => serwist.matchPrecache(EMERGENCY));
  return Promise.race([page, stored.then((found) => found ?? page)]);
}

/** With a slash at its end or a query it is the same page, which has nothing to search for. */
function isEmergency({ pathname }: URL): boolean {
  return pathname.replace(/\/+$/, "") === routePath("emergency");
}

/** What newsletters and other sites append to a link, by beginning and end of its name. */
const CAMPAIGN_STARTS = ["utm_", "mc_", "ref", "source"];
const CAMPAIGN_END = "clid";

const isCampaign = (name: string): boolean => name.endsWith(CAMPAIGN_END) || CAMPAIGN_STARTS.some((start) => name.startsWith(start));

/** The path of a page whose address holds nothing that the visitor searched for. */
function pathOf({ pathname, searchParams }: URL): string | undefined {
  return [...searchParams.keys()].every(isCampaign) ? pathname : undefined;
}

// The last answer, so that the right number is shown without the network too. It holds two letters and a telephone number.
serwist.registerCapture(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === "/api/country",
  new NetworkFirst({ cacheName: COUNTRY, networkTimeoutSeconds: PATIENCE_S }),
);

/** The whole style sheet, which has every rule of the part that pages of text load (decision 0088). */
const WHOLE_SHEET = MANIFEST.map((entry) => (typeof entry === "string" ? entry : entry.url)).find((url) => /\/app-[^/]*\.css$/.test(url));

const wholeSheet: SerwistPlugin = {
  handlerDidError: async ({ request }) =>
    WHOLE_SHEET && /\/text-[^/]*\.css$/.test(request.url) ? serwist.matchPrecache(WHOLE_SHEET) : undefined,
};

// Names under /assets/ carry a hash of their content.
serwist.registerCapture(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({ cacheName: FILES, plugins: [wholeSheet, new ExpirationPlugin({ maxEntries: MOST_FILES })] }),
);

function isPage(url: string): boolean {
  return url.endsWith(EMERGENCY) || url.endsWith(OFFLINE);
}

// Before this worker takes over it fetches the pages that are open or were read, in its own build.
self.addEventListener("install", (event) => event.waitUntil(fetchRead(event)));
self.addEventListener("activate", (event) => event.waitUntil(dropOld()));

async function fetchRead(event: ExtendableEvent): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const read = await Promise.all((await oldCaches("pages-")).map(async (name) => (await caches.open(name)).keys()));
  const paths = new Set(
    [...read.flat(), ...open].map(({ url }) => new URL(url)).flatMap(({ pathname, search }) => (search ? [] : pathname)),
  );
  const fetched = [...paths].slice(-MOST_PAGES).map((path) => pages.handle({ request: new Request(path), event }));
  await Promise.allSettled(fetched);
}

async function dropOld(): Promise<void> {
  const names = [...(await oldCaches("pages-")), ...(await oldCaches("files-"))];
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function oldCaches(kind: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(kind) && !name.endsWith(BUILD));
}

serwist.addEventListeners();

/** The part of a service worker's world that is used here; the compiler's own list would clash with the browser's. */
type ExtendableEvent = Event & { waitUntil(promise: Promise<unknown>): void };
type WorkerScope = {
  registration: { update(): Promise<unknown> };
  clients: { matchAll(wanted: { type: "window"; includeUncontrolled: boolean }): Promise<readonly { url: string }[]> };
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
};
