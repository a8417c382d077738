import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { mailWorker } from "./mail-worker.server.ts";

test("[R-64] a dead letter is logged without its text and dropped", async () => {
  const lines = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const acked: number[] = [];
  const messages = [{ mail: "ann@example.com" }, null, "x"].map((body, index) => ({
    body,
    ack: () => acked.push(index),
    retry: () => undefined,
  }));
  await mailWorker(env).work({ queue: "pawline-mail-dead", messages } as never);
  expect(acked).toEqual([0, 1, 2]);
  expect(lines.mock.calls.map(([line]) => JSON.parse(line).code)).toEqual(["dead_letter", "dead_letter", "dead_letter"]);
  expect(lines.mock.calls.join()).not.toContain("ann@");
  lines.mockRestore();
});
