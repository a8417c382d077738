import { randomInt } from "node:crypto";
import { type IncomingHttpHeaders, request } from "node:http";

/** Rate limits count by address, which the local runtime reads from the header `CF-Connecting-IP`. */
export const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** The raw response, not normalized by a browser or fetch. */
export type Reply = { status: number; headers: IncomingHttpHeaders; body: string };

/**
 * Sends a request exactly as written, each from its own client address: `fetch` would normalize or forbid half of them.
 * @param port of the site that the journeys run against, unless another is named
 */
export function send(
  path: string,
  { method = "GET", headers = {}, body = "", port = Number(process.env.SITE_PORT) }: Partial<RawRequest> = {},
): Promise<Reply> {
  return new Promise((done, failed) => {
    const all = { "CF-Connecting-IP": someAddress(), ...headers };
    let answered = false;
    const sent = request({ host: "127.0.0.1", port, path, method, headers: all, agent: false }, (answer) => {
      answered = true;
      const pieces: Buffer[] = [];
      const end = () => done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces).toString() });
      answer.on("data", (piece: Buffer) => pieces.push(piece));
      answer.on("end", end).on("error", end);
    });
    // When a body is refused while it is being sent, the connection may break after the response.
    sent.on("error", (error) => (answered ? undefined : failed(error)));
    sent.end(body);
  });
}

type RawRequest = { method: string; headers: Record<string, string>; body: string | Buffer; port: number };
