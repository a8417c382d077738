import { afterEach, expect, test, vi } from "vitest";
import { PET_DIARY_KEY, PET_PROFILES_KEY } from "./browser-events.ts";
import { eraseProfile } from "./pet-profiles.ts";

afterEach(() => vi.unstubAllGlobals());

function device(stored: Record<string, unknown>): Map<string, string> {
  const items = new Map(Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)]));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  return items;
}

const entry = (pet: string) => ({ pet, kind: "weight", at: 1, value: 12 });

test("an erased profile takes its diary with it and leaves that of other pets", () => {
  const items = device({ [PET_PROFILES_KEY]: [{ name: "Luna" }, { name: "Rex" }], [PET_DIARY_KEY]: [entry("Luna"), entry("Rex")] });
  eraseProfile("Luna");
  expect(items.get(PET_DIARY_KEY)).toBe(JSON.stringify([entry("Rex")]));
  eraseProfile("Rex");
  expect([...items.keys()]).toEqual([]);
});

test("a profile without a diary is erased as well", () => {
  const items = device({ [PET_PROFILES_KEY]: [{ name: "Luna" }] });
  eraseProfile("Luna");
  expect([...items.keys()]).toEqual([]);
});
