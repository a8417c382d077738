import { expect, test } from "vitest";
import { offlineWorker } from "./offline-worker.server.ts";

test("a browser gets the offline worker of this build", async () => {
  const asked: string[] = [];
  const read = async (path: string) => {
    asked.push(path);
    return new Response("the worker");
  };
  expect(await offlineWorker(read, true)()).toBe("the worker");
  expect(asked).toEqual(["/_content/offline-worker.js"]);
});

test("the operator's switch serves a worker that unregisters itself and handles no request", async () => {
  const farewell = await offlineWorker(async () => new Response("never read"), false)();
  expect(farewell).toContain("unregister()");
  expect(farewell).toContain("caches.delete");
  expect(farewell).not.toContain('"fetch"');
});

test("a worker that is missing from the build is an error, not an empty worker", async () => {
  await expect(offlineWorker(async () => new Response("", { status: 404 }), true)()).rejects.toThrow("404");
});
