import type { OfflineWorker } from "#app/domain/ports.ts";

const FILE = "/_content/offline-worker.js";

/** Unregisters an offline worker: every returning browser deletes its caches and works without a worker from then on. */
const FAREWELL = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/**
 * Serves the offline worker of this build, or the one that unregisters it.
 * @param enabled the operator's switch, OFFLINE_ENABLED
 */
export function offlineWorker(readFile: (path: string) => Promise<Response>, enabled: boolean): OfflineWorker {
  return async () => {
    if (!enabled) return FAREWELL;
    const file = await readFile(FILE);
    if (!file.ok) throw new Error(`built file ${FILE} answered ${file.status}`);
    return file.text();
  };
}
