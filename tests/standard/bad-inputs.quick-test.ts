import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { API_ERRORS } from "#app/domain/http/api-errors.ts";
import { type Reply, send } from "../e2e/wire.ts";
import { BAD_INPUTS, type BadInput } from "./bad-inputs.ts";
import { type Provider, startProvider } from "./provider.ts";
import { type Site, startSite } from "./site.ts";
import { inTurn } from "./visitor.ts";

const AT_ONCE = 16;
/** Fewer in `npm test`, to save time. */
const MADE_UP = Number(process.env.MADE_UP_BODIES);

let provider: Provider;
let site: Site;

beforeAll(async () => {
  provider = await startProvider({ everyMs: 0, tokens: 3 });
  site = await startSite({
    name: "bad-inputs",
    vars: { OPENAI_API_KEY: "sk-not-a-key", OPENAI_BASE_URL: provider.url, DAILY_TOKENS: "100000000" },
  });
});

afterAll(async () => {
  await site?.stop();
  await provider?.stop();
});

const sendAll = (inputs: readonly BadInput[]) =>
  inTurn(
    inputs.map((input) => async () => ({ input, answer: await send(input.path, { ...input, port: site.port }) })),
    AT_ONCE,
  );

const stored = () =>
  site.rows("SELECT (SELECT count(*) FROM votes) + (SELECT count(*) FROM subscribers) + (SELECT count(*) FROM outbox) AS n")[0]?.n;

const isRefusal = ({ status, body, headers }: Reply, code?: string) => {
  const known = Object.entries(API_ERRORS).find(([name]) => code === undefined || name === code);
  const lines: string[] = Object.entries(API_ERRORS).map(([name, [, error]]) => JSON.stringify({ error, code: name }));
  const isOne = lines.includes(body) && body.length <= 300 && /^[0-9a-f-]{36}$/.test(String(headers["x-request-id"]));
  return isOne && (!code || (known?.[1][0] === status && JSON.parse(body).code === code));
};

test("[R-42] [R-43] [R-46] [R-47] [R-17] [R-37] [R-38] [R-39] [R-40] [R-24] [R-63] every bad input gets its status and one line without input; nothing is stored, and no provider is asked", async () => {
  const refusedRows = BAD_INPUTS.filter((input) => !input.status.includes(200));
  const before = provider.hits();
  const wrong: string[] = [];
  for (const { input, answer } of await sendAll(refusedRows)) {
    const { status, body } = answer;
    if (!input.status.includes(status)) wrong.push(`${input.id}: ${status} for ${input.status.join("/")}`);
    if (input.code && !isRefusal(answer, input.code)) wrong.push(`${input.id}: ${body.slice(0, 200)} for ${input.code}`);
    if (input.code === "method_not_allowed" && answer.headers.allow !== "POST, OPTIONS")
      wrong.push(`${input.id}: allows ${answer.headers.allow}`);
  }
  expect(wrong).toEqual([]);
  expect(refusedRows.length).toBeGreaterThan(200);
  expect([provider.hits() - before, stored()]).toEqual([0, 0]);
});

test("[R-01] [R-42] [R-45] [R-44] unusual inputs that are allowed get a reply of the contract, and nothing is reflected", async () => {
  const allowed = BAD_INPUTS.filter((input) => input.status.includes(200));
  const wrong: string[] = [];
  for (const { input, answer } of await sendAll(allowed)) {
    const { status, body, headers } = answer;
    if (!input.status.includes(status)) wrong.push(`${input.id}: ${status} for ${input.status.join("/")}`);
    if (input.path === "/api/chat" && status === 200) {
      const { response, messageId, triage, error } = JSON.parse(body);
      if (!response || !messageId || !triage || error) wrong.push(`${input.id}: ${body.slice(0, 200)}`);
    }
    const reflected = /<script>alert|evil\.example|__proto__/.exec(input.path.startsWith("/api/") ? "" : body)?.[0];
    if (reflected) wrong.push(`${input.id}: reflects ${reflected}`);
    const goal = String(headers.location ?? "");
    if (/^(https?:)?\/\/(?!127\.0\.0\.1)/.test(goal)) wrong.push(`${input.id}: leads to ${goal}`);
    if (headers["set-cookie"] || headers["access-control-allow-origin"]) wrong.push(`${input.id}: a cookie or an open door`);
  }
  expect(wrong).toEqual([]);
  expect(BAD_INPUTS.length).toBeGreaterThanOrEqual(350);
});

test("[R-47] [R-42] generated bodies, two thousand every night: none makes the Worker fail, and none is stored", async () => {
  const word = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.constantFrom("dog", "user", "system", "positive", "a@b.c", "x.y.z", "__proto__"),
  );
  const value = fc.oneof({ weight: 3, arbitrary: word }, fc.anything({ withNullPrototype: false, maxDepth: 2 }));
  const names = [
    "message",
    "petType",
    "petName",
    "conversationHistory",
    "previousLevel",
    "messageId",
    "rating",
    "source",
    "__proto__",
    "toString",
  ];
  const likeOurs = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 6 }).map((body) => safeJson(body));
  const body = fc.oneof(fc.json(), fc.string({ unit: "binary", maxLength: 400 }), likeOurs, likeOurs);
  const path = fc.constantFrom("/api/chat", "/api/feedback", "/api/subscribe");
  const inputs = fc.sample(fc.record({ path, body }), { numRuns: MADE_UP, seed: 8 }).map(
    (one, index): BadInput => ({
      ...one,
      id: `made up ${index}`,
      method: "POST",
      headers: { "Content-Type": "application/json" },
      status: [],
    }),
  );
  const wrong: string[] = [];
  for (const { input, answer } of await sendAll(inputs)) {
    const answered = answer.status === 200 && input.path === "/api/chat" && "messageId" in JSON.parse(answer.body);
    if (!answered && !(answer.status >= 400 && answer.status < 500 && isRefusal(answer)))
      wrong.push(`${input.path} ${JSON.stringify(input.body)}: ${answer.status} ${answer.body.slice(0, 120)}`);
  }
  expect(wrong).toEqual([]);
  expect([inputs.length >= 300, stored()]).toEqual([true, 0]);
});

function safeJson(body: unknown): string {
  try {
    return JSON.stringify(body, (_, value) => (typeof value === "bigint" ? String(value) : value)) ?? "null";
  } catch {
    return "{";
  }
}
