import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as open,
  type Server,
  type ServerResponse,
} from "node:http";
import { API_ERRORS } from "#app/domain/http/api-errors.ts";

/** First parts of the paths by which wrangler's local server opens its database, starts cron jobs and takes files. */
const RUNTIME_PATHS = ["cdn-cgi", "__cf_local"];
/** Headers of one connection (RFC 9110, section 7.6.1). A proxy does not pass them on. */
const OF_ONE_CONNECTION = ["connection", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade", "expect"];
/** Headers by which wrangler's local server is told another URL, worker or place. */
const RUNTIME_HEADER = /^(mf-|x-forwarded-proto$)/;
const HEALTH = /^\/healthz(\?|$)/;
/** Shorter than the five seconds after which workerd closes an idle connection. */
const IDLE_MS = 2_000;
/** The longest that a visitor may take to send the headers of a request. Node would wait for a minute and more. */
const HEADERS_MS = 10_000;

/**
 * What visitors reach in place of wrangler's local server: it passes a request on, except to the runtime's own paths. The Worker cannot refuse
 * those, because wrangler answers them first, and it decides by the Host header, which a proxy may rewrite.
 * While the disk is full it answers in place of everything that could write: pages go on, and writing to a full disk ends the runtime.
 * @param inner the port on loopback of wrangler's local server
 * @param isDiskFull whether there is no room for the databases
 */
export function createFront(inner: number, isDiskFull: () => boolean, headersMs = HEADERS_MS): Server {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS });
  const limits = { headersTimeout: headersMs, connectionsCheckingInterval: headersMs / 5 };
  return createServer(limits, (asked, answer) => {
    const path = sitePath(asked.url ?? "");
    if (path === undefined) return refuse(answer, 404, "Not found\n");
    if (writes(asked.method, path) && isDiskFull()) return refuseToWrite(answer, path);
    const headers: OutgoingHttpHeaders = { ...passedOn(asked.headers), host: asked.headers.host ?? `127.0.0.1:${inner}` };
    headers["cf-connecting-ip"] ??= asked.socket.remoteAddress?.replace("::ffff:", "");
    // A connection that was reset has no address any more, and nobody to answer.
    if (headers["cf-connecting-ip"] === undefined) return void answer.destroy();
    const onward = open({ port: inner, host: "127.0.0.1", method: asked.method, path, headers, agent });
    onward.on("response", (reply) => relay(reply, asked, answer));
    onward.on("error", () => (answer.headersSent ? answer.destroy() : refuse(answer, 502, "The server is restarting. Try again.\n")));
    // A visitor who leaves ends the request, so that the Worker stops asking the model.
    answer.on("close", () => answer.writableFinished || onward.destroy());
    asked.pipe(onward);
  });
}

function relay(reply: IncomingMessage, asked: IncomingMessage, answer: ServerResponse): void {
  const headers = passedOn(reply.headers);
  // The rest of a body that the site did not wait for must not be read as the next request.
  if (!asked.complete) headers.connection = "close";
  answer.writeHead(reply.statusCode ?? 502, headers);
  answer.flushHeaders();
  reply.on("error", () => answer.destroy()).on("aborted", () => answer.destroy());
  reply.pipe(answer);
}

function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = String(headers.connection ?? "")
    .toLowerCase()
    .split(/[\s,]+/);
  const isPassedOn = (name: string) => !OF_ONE_CONNECTION.includes(name) && !named.includes(name) && !RUNTIME_HEADER.test(name);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isPassedOn(name)));
}

/** Every method but these may write; `/healthz` asks the databases. */
function writes(method: string | undefined, path: string): boolean {
  return !["GET", "HEAD", "OPTIONS"].includes(method ?? "") || HEALTH.test(path);
}

function refuseToWrite(answer: ServerResponse, path: string): void {
  const [status, error] = API_ERRORS.storage_unavailable;
  const health = { ok: false, faults: [{ code: "disk_full" }] };
  if (HEALTH.test(path)) refuse(answer, status, JSON.stringify(health), "application/json");
  else if (path.startsWith("/api/")) refuse(answer, status, JSON.stringify({ error, code: "storage_unavailable" }), "application/json");
  else refuse(answer, status, `${error} Emergency steps and numbers are at /emergency.\n`);
}

function refuse(answer: ServerResponse, status: number, text: string, type = "text/plain; charset=utf-8"): void {
  answer.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store", Connection: "close" }).end(text);
}

/**
 * The path and query of a request line.
 * @returns undefined for one of the runtime's own paths, however it is written: in capitals, percent-encoded or with backslashes
 */
function sitePath(target: string): string | undefined {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, "");
  if (!path.startsWith("/")) return undefined;
  const parts = decoded(path.replace(/\?.*$/s, ""))
    .toLowerCase()
    .split(/[/\\]+/);
  return parts.some((part) => RUNTIME_PATHS.includes(part)) ? undefined : path;
}

/** A path without percent signs, even if it was encoded more than once, and without the control characters that URL parsers drop. */
function decoded(path: string): string {
  const plain = path.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is meant
  return plain === path ? path.replace(/[\x00-\x1f]/g, "") : decoded(plain);
}
