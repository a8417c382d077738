import { request } from "node:http";
import { newAddress } from "./visitor.ts";

export type Raw = { method: string; path: string; headers: Record<string, string>; body?: string | Buffer };
export type RawAnswer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** Sends a request exactly as it is written: `fetch` would mend or forbid half of them. Each comes from a client of its own. */
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
    // A body that is refused while it is still on its way may break the line after the answer.
    outgoing.on("error", (error) => (answered ? undefined : failed(error)));
    outgoing.end(body);
  });
}
