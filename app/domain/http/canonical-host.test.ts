import { expect, test } from "vitest";
import { isCanonicalHost } from "./canonical-host.ts";

test("only the site's own host is its own", () => {
  expect(isCanonicalHost("https://pets.example/symptoms?q=x", "https://pets.example")).toBe(true);
  expect(isCanonicalHost("https://preview.pets.example/", "https://pets.example")).toBe(false);
  expect(isCanonicalHost("https://pets.example:8443/", "https://pets.example")).toBe(false);
  expect(isCanonicalHost("https://pets.example/", "")).toBe(false);
});

test("somebody's own machine is never the site, even if it is set so", () => {
  for (const url of ["http://localhost:8787", "http://127.0.0.1:8787", "http://[::1]:8787"])
    expect(isCanonicalHost(`${url}/`, url)).toBe(false);
});
