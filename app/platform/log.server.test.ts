import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import type { LogRecord } from "#app/domain/ports.ts";
import { logError, logOf } from "./log.server.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("[R-66] a log record is one line of known fields, without characters that could start another", () => {
  const said: string[] = [];
  vi.spyOn(console, "warn").mockImplementation((text) => said.push(text));
  const log = logOf("id-1", () => Date.UTC(2026, 10, 21));
  const text = fc.string({ unit: "binary", maxLength: 300 });
  const known = ["ts", "requestId", "route", "code", "assistant", "status", "ms"];
  fc.assert(
    fc.property(text, text, text, fc.dictionary(text, text), (route, code, assistant, extra) => {
      log({ ...extra, route, code, assistant } as LogRecord);
      const line = said.pop() ?? "";
      expect(line).toMatch(/^[\x20-\x7e]+$/);
      expect(known).toEqual(expect.arrayContaining(Object.keys(JSON.parse(line))));
      expect(line.length).toBeLessThan(400);
    }),
    { numRuns: 100, seed: 8 },
  );
});

test("[R-66] an error is logged with route and stack, and without its message or the address", () => {
  const lines = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const error = new TypeError("my dog Rex\n    at home (my house:1:2)\n at Rex.js:3:4");
  const request = new Request("https://pets.example/my-dog-Rex?q=Rex");
  logError(error, request, "id-1");
  logError("a text", new Request("https://pets.example/api/chat"));
  const [first = "", second = ""] = lines.mock.calls.map(([line]) => String(line));
  expect(JSON.parse(first)).toMatchObject({ requestId: "id-1", route: "page", code: "internal", error: "TypeError" });
  expect(JSON.parse(first).stack.length).toBeGreaterThan(0);
  expect(first + second).not.toMatch(/Rex|house|home|a text/);
  expect(JSON.parse(second)).toEqual({ route: "/api/chat", code: "internal", error: "unknown" });
});
