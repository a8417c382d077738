import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import type { LogRecord } from "#app/domain/ports.ts";
import { logOf } from "./log.server.ts";

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
