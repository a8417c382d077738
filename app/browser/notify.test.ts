import { afterEach, expect, test, vi } from "vitest";
import { notify } from "./notify.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser that allowed notifications. */
function browserWith(registration: object | undefined, constructed: (text: string) => void) {
  class Shown {
    static permission = "granted";
    constructor(text: string) {
      constructed(text);
    }
  }
  vi.stubGlobal("Notification", Shown);
  vi.stubGlobal("window", { Notification: Shown });
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => registration } });
}

test("a notification goes through the offline worker, where the constructor is not allowed", async () => {
  const showNotification = vi.fn(async () => {});
  browserWith({ showNotification }, () => {
    throw new TypeError("Illegal constructor");
  });
  await notify("How is Bella now?");
  expect(showNotification).toHaveBeenCalledWith("How is Bella now?");
});

test("without an offline worker the page shows it, and a browser that refuses breaks nothing", async () => {
  const shown: string[] = [];
  browserWith(undefined, (text) => shown.push(text));
  await notify("How is Bella now?");
  expect(shown).toEqual(["How is Bella now?"]);
  browserWith(undefined, () => {
    throw new TypeError("Illegal constructor");
  });
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await expect(notify("How is Bella now?")).resolves.toBeUndefined();
  log.mockRestore();
});
