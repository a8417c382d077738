import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

/** The physical limit: the same pages as files from memory, compressed, without their scripts. */
export async function serveAsFiles(site: string, paths: readonly string[]): Promise<{ url: string; stop(): void }> {
  const files = new Map<string, { type: string; body: Buffer }>();
  const keep = async (path: string, change = (text: string) => text) => {
    const answer = await fetch(site + path);
    const type = answer.headers.get("Content-Type") ?? "";
    const body = /text|svg|json/.test(type) ? Buffer.from(change(await answer.text())) : Buffer.from(await answer.arrayBuffer());
    files.set(path, { type, body: gzipSync(body) });
    return body.toString();
  };
  for (const path of paths) {
    const page = await keep(path, (html) => html.replaceAll(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, ""));
    for (const [, asked = ""] of page.matchAll(/(?:href|src)="(\/(?:assets|images)\/[^"]+|\/favicon[^"]+)"/g)) await keep(asked);
  }
  const server = createServer(({ url }, response) => {
    const file = files.get(url ?? "");
    if (!file) return response.writeHead(404).end();
    return response.writeHead(200, { "Content-Type": file.type, "Content-Encoding": "gzip" }).end(file.body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}
