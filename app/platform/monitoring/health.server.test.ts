import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { healthOf } from "./health.server.ts";
import { signsD1 } from "./signs.server.ts";

const NOON = Date.UTC(2027, 2, 1, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MODEL = { OPENAI_API_KEY: "sk-test", DAILY_TOKENS: "1000" };
const RELAY = { SMTP_HOST: "smtp.example.org", MAIL_FROM: "tips@pets.example" };

const health = (fields: object = {}, now = NOON) => healthOf({ ...env, ...fields } as Env, "build-1", () => now)();
const faults = async (fields: object = {}, now = NOON) =>
  (await health(fields, now)).faults.map(({ code, detail }) => (detail ? `${code} ${detail}` : code));
const sign = (name: Parameters<ReturnType<typeof signsD1>>[0], code: string, at: number) => signsD1(env.DB, () => at)(name, code);
const broken = {
  batch: () => {
    throw new Error("D1_ERROR");
  },
  prepare: () => ({ bind: () => ({}) }),
};

test("a new site without model, mail and cron history is well", async () => {
  expect(await health()).toEqual({ ok: true, build: "build-1", database: true, tokens: true, faults: [] });
});

test("[R-77] storage that cannot be reached and a missing key make it fail", async () => {
  expect(await health({ DB: broken })).toMatchObject({ ok: false, database: false, faults: [{ code: "database_unreachable" }] });
  expect(await health({ TOKENS: undefined })).toMatchObject({ ok: false, tokens: false, faults: [{ code: "tokens_unreachable" }] });
  expect(await health({ SIGNING_KEY: "" })).toMatchObject({ ok: false, faults: [{ code: "signing_key_missing" }] });
});

test("settings that are not allowed are named", async () => {
  expect(await faults({ SITE_URL: "not a url" })).toEqual(["site_url_invalid"]);
  expect(await faults({ SMTP_HOST: "smtp.example.org" })).toEqual(["mail_settings_wrong mail_from_missing"]);
});

test("a misspelt name and a value that is not allowed are named", async () => {
  expect(await faults({ OPENIA_API_KEY: "sk-test" })).toEqual(["setting_unknown OPENIA_API_KEY"]);
  expect(await faults({ CHAT_ENABLED: "ture", OFFLINE_ENABLED: "No", RULES_ONLY: "" })).toEqual(["setting_wrong CHAT_ENABLED"]);
  expect(await faults({ DAILY_TOKENS: "2,000,000" })).toEqual(["setting_wrong DAILY_TOKENS"]);
  expect(await faults({ TURNSTILE_SITE_KEY: "0x4" })).toEqual(["setting_wrong TURNSTILE_SITE_KEY, TURNSTILE_SECRET"]);
  expect(await faults({ SIGNING_KEY: "short" })).toEqual(["setting_wrong SIGNING_KEY"]);
  expect(await faults({ OPERATOR_EMAIL: "desk@pets.example" })).toEqual(["setting_wrong OPERATOR_EMAIL"]);
  expect(await faults({ ...RELAY, OPERATOR_EMAIL: "desk@pets.example" })).toEqual([]);
});

test("a model that fails is reported until it answers again, for an hour", async () => {
  await sign("model", "upstream_401", NOON);
  expect(await faults(MODEL, NOON + MINUTE)).toEqual(["model_failing upstream_401"]);
  expect(await faults(MODEL, NOON + 2 * HOUR)).toEqual([]);
  await sign("model", "ok", NOON + 3 * MINUTE);
  expect(await faults(MODEL, NOON + 4 * MINUTE)).toEqual([]);
});

test("a spent budget is reported on its day", async () => {
  await env.DB.prepare("INSERT INTO budget (day, tokens) VALUES ('2027-03-02', 990)").run();
  expect(await faults(MODEL, NOON + 24 * HOUR)).toEqual(["budget_exhausted"]);
  expect(await faults(MODEL, NOON + 48 * HOUR)).toEqual([]);
});

test("a relay that refuses us and mail that waits too long are reported", async () => {
  await sign("mail", "relay_535", NOON);
  await env.DB.batch([
    env.DB.prepare("INSERT INTO subscribers (id, email, source, created_at) VALUES ('s1', 'ann@example.com', 'page', '2027-03-01')"),
    env.DB.prepare(
      "INSERT INTO outbox (id, kind, subscriber_id, due_at, sweep_at, created_at) VALUES ('m1', 'confirm', 's1', ?1, ?1, ?1)",
    ).bind(NOON),
  ]);
  expect(await faults(RELAY, NOON + MINUTE)).toEqual(["mail_relay_failing relay_535"]);
  expect(await faults(RELAY, NOON + 31 * MINUTE)).toEqual(["mail_relay_failing relay_535", "mail_overdue"]);
  expect(await faults({}, NOON + 31 * MINUTE)).toEqual([]);
});

test("a cron trigger that has run before and stands still is reported by its job", async () => {
  await sign("cron-sweep", "ok", NOON);
  await sign("cron-daily", "ok", NOON);
  expect(await faults({}, NOON + 19 * MINUTE)).toEqual([]);
  expect(await faults({}, NOON + HOUR)).toEqual(["cron_late cron-sweep"]);
  expect(await faults({}, NOON + 27 * HOUR)).toEqual(["cron_late cron-sweep", "cron_late cron-daily"]);
});
