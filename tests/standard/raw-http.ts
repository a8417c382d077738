import { request } from "node:http";
import { newAddress } from "./visitor.ts";

export type Raw = { method: string; path: string; headers: Record<string, string>; body?: string | Buffer };
export type RawAnswer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** Sends a request exactly as written: `fetch` would normalize or forbid half of them. Each uses its own client address. */
export function sendRaw(port: number, { method, path, headers, body }: Raw): Promise<RawAnswer> {
  return new Promise((done, failed) => {
    const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
    const outgoing = request({
      host: "127.0.0.1",
      port,
      method,
      path,
      agent: false,
      headers: { "CF-Connecting-IP": newAddress(), ...length, ...headers },
    });
    outgoing.on("response", (response) => {
      const parts: Buffer[] = [];
      const end = () => done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts).toString() });
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", end);
      response.on("error", end);
    });
    let answered = false;
    outgoing.on("response", () => {
      answered = true;
    });
    // When a body is refused while it is being sent, the connection may break after the response.
    outgoing.on("error", (error) => (answered ? undefined : failed(error)));
    outgoing.end(body);
  });
}
