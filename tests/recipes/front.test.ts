import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createFront } from "../../scripts/serve/front.ts";

async function listening(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test("while the disk is full, pages are served, everything that writes is refused with 503, and room is enough to go on", async () => {
  let isFull = false;
  const asked: string[] = [];
  const inner = createServer((request, answer) => {
    asked.push(`${request.method} ${request.url}`);
    answer.end("from the site");
  });
  const url = `http://127.0.0.1:${await listening(createFront(await listening(inner), () => isFull))}`;
  const post = (path: string) => fetch(`${url}${path}`, { method: "POST", body: "{}" });
  expect((await post("/api/subscribe")).status).toBe(200);

  isFull = true;
  asked.length = 0;
  for (const path of ["/api/subscribe", "/api/feedback", "/api/chat"]) {
    const refused = await post(path);
    expect([refused.status, await refused.json()]).toEqual([503, expect.objectContaining({ code: "storage_unavailable" })]);
  }
  const form = await post("/ask");
  expect([form.status, await form.text()]).toEqual([503, expect.stringContaining("/emergency")]);
  const health = await fetch(`${url}/healthz`);
  expect([health.status, await health.json()]).toEqual([503, { ok: false, faults: [{ code: "disk_full" }] }]);
  expect((await fetch(`${url}/emergency`)).status).toBe(200);
  expect(asked).toEqual(["GET /emergency"]);

  isFull = false;
  expect((await post("/api/subscribe")).status).toBe(200);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test("visitors who reset their connection at once do not end the server", async () => {
  const inner = createServer((_, answer) => void answer.end("from the site"));
  const port = await listening(createFront(await listening(inner), () => false));
  const reset = () =>
    new Promise<void>((done) => {
      const socket = connect(port, "127.0.0.1", () => {
        socket.write("GET /about HTTP/1.1\r\nHost: pets.example\r\n\r\n");
        socket.resetAndDestroy();
      });
      socket.on("close", () => done()).on("error", () => done());
    });
  for (let round = 0; round < 10; round++) await Promise.all(Array.from({ length: 30 }, reset));
  expect((await fetch(`http://127.0.0.1:${port}/about`)).status).toBe(200);
});

test("a visitor who sends half of a request's headers, or none, is not waited for", async () => {
  const inner = createServer((_, answer) => void answer.end("from the site"));
  const port = await listening(createFront(await listening(inner), () => false, 500));
  const closedAfter = (sent: string) =>
    new Promise<number>((done) => {
      const began = Date.now();
      const socket = connect(port, "127.0.0.1", () => socket.write(sent));
      // One that trickles is no better.
      const trickle = setInterval(() => socket.write(sent && "x"), 200);
      socket
        .on("error", () => {})
        .on("close", () => {
          clearInterval(trickle);
          done(Date.now() - began);
        });
      socket.resume();
    });
  for (const sent of ["", "GET /about HT", "GET /about HTTP/1.1\r\nHost: pets.example\r\nX-Long: "])
    expect(await closedAfter(sent), sent).toBeLessThan(3_000);
  expect((await fetch(`http://127.0.0.1:${port}/about`)).status).toBe(200);
});
