import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "../../scripts/free-port.ts";
import { Runtime } from "../../scripts/serve/runtime.ts";

/** A server that writes down each start, and whose /healthz is the text of a file. */
const SERVER = `
  const { appendFileSync, readFileSync } = require("node:fs");
  const [port, folder] = process.argv.slice(1);
  appendFileSync(folder + "/starts", process.pid + "\\n");
  require("node:http").createServer((_, answer) => answer.end(readFileSync(folder + "/health"))).listen(port, "127.0.0.1");
`;
const WELL = '{"database":true}';

async function started() {
  const folder = mkdtempSync(join(tmpdir(), "runtime-"));
  const port = await freePort();
  const onEnd = vi.fn();
  const args = ["-e", SERVER, String(port), folder];
  writeFileSync(join(folder, "health"), WELL);
  const runtime = new Runtime({ url: `http://127.0.0.1:${port}`, command: process.execPath, args, env: {}, onEnd });
  const starts = () => readFileSync(join(folder, "starts"), "utf8").trim().split("\n").map(Number);
  onTestFinished(() => {
    process.kill(starts().at(-1) ?? 0, "SIGKILL");
    rmSync(folder, { recursive: true });
  });
  vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(await runtime.start()).toBe(true);
  return { runtime, starts, onEnd, health: (text: string) => writeFileSync(join(folder, "health"), text) };
}

test("a runtime that does not reach its database is started again after three checks, and not again for ten minutes", async () => {
  const { runtime, starts, onEnd, health } = await started();
  const check = async (times: number, now: number) => {
    for (let i = 0; i < times; i++) await runtime.check(false, now);
  };
  await check(4, 0);
  health('{"database":false}');
  await check(2, 0);
  expect(starts()).toHaveLength(1);
  await check(1, 0);
  expect(starts()).toHaveLength(2);
  await check(5, 599_000);
  expect(starts()).toHaveLength(2);
  await check(1, 600_000);
  expect(starts()).toHaveLength(3);
  expect(onEnd).not.toHaveBeenCalled();
});

test("a full disk is no reason to start again, and one good answer forgets the bad ones", async () => {
  const { runtime, starts, health } = await started();
  health("no JSON");
  for (let i = 0; i < 5; i++) await runtime.check(true);
  for (const isWell of [false, false, true, false, false]) {
    health(isWell ? WELL : "no JSON");
    await runtime.check(false);
  }
  expect(starts()).toHaveLength(1);
});
