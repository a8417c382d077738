import { randomInt } from "node:crypto";
import { type IncomingHttpHeaders, request } from "node:http";

/** Rate limits count by address, which the local runtime reads from the header `CF-Connecting-IP`. */
export const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** The raw response, not normalized by a browser or fetch. */
export type Reply = { status: number; headers: IncomingHttpHeaders; body: string };

/** Sends any request to the site under test, each from its own client address: any path, method and header, including forbidden ones. */
export function send(
  path: string,
  { method = "GET", headers = {}, body = "", port = process.env.SITE_PORT }: Partial<RawRequest> = {},
): Promise<Reply> {
  return new Promise((done, failed) => {
    const all = { "CF-Connecting-IP": someAddress(), ...headers };
    const sent = request({ host: "127.0.0.1", port, path, method, headers: all, agent: false }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (piece) => {
        text += piece;
      });
      answer.on("end", () => done({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }));
      answer.on("error", failed);
    });
    sent.on("error", failed);
    sent.end(body);
  });
}

type RawRequest = { method: string; headers: Record<string, string>; body: string; port: string | undefined };
