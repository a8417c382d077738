import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { unstable_getVarsForDev } from "wrangler";
import { readOwnText } from "../../scripts/deploy/checks.ts";
import { CRONS, dueTriggers } from "../../scripts/serve/cron.ts";
import { textLines, textProblems } from "../../scripts/serve/own-text.ts";
import { settingsFile } from "../../scripts/serve/settings.ts";
import { rotateSigningKey, signingKeys } from "../../scripts/serve/signing-keys.ts";

const CONFIG = readFileSync(join(import.meta.dirname, "../../wrangler.toml"), "utf8");

test("the server outside Cloudflare runs the cron triggers of wrangler.toml, each at its time", () => {
  const crons = [...(/^crons = \[(.*)\]$/m.exec(CONFIG)?.[1] ?? "").matchAll(/"([^"]+)"/g)].map(([, cron]) => cron);
  expect(CRONS).toEqual(crons);
  expect(dueTriggers(Date.UTC(2026, 10, 23, 8, 0))).toEqual(["0 8 * * mon", "*/5 * * * *"]);
  expect(dueTriggers(Date.UTC(2026, 10, 24, 3, 17))).toEqual(["17 3 * * *"]);
  expect(dueTriggers(Date.UTC(2026, 10, 24, 8, 1))).toEqual([]);
});

test("only settings reach the Worker, each on one line", () => {
  const file = settingsFile({
    SITE_URL: "https://pets.example.org",
    OPENAI_HEADERS: '{"x": "it\'s"}',
    PATH: "/bin",
    HOME: "/root",
    SMTP_HOST: "",
  });
  expect(file).toBe('SITE_URL=\'https://pets.example.org\'\nOPENAI_HEADERS=`{"x": "it\'s"}`\n');
});

test("wrangler reads each value as it was set, with dollar signs, backslashes, quotes and line breaks", () => {
  const values = {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an owner may have set just this
    OPENAI_MODEL: 'm$HOME-${PATH:-x}-"q"',
    SMTP_PASS: "pa$word$5\\$x\\n'`",
    SMTP_USER: "a\\nb $ # c",
    OPENAI_API_KEY: "two\nlines=$HOME",
  };
  const folder = mkdtempSync(join(tmpdir(), "settings-"));
  try {
    const file = join(folder, "settings.env");
    const { SMTP_PASS, ...plain } = values;
    writeFileSync(file, settingsFile({ ...plain, SMTP_PASS: SMTP_PASS.replace("\\n", "") }));
    const read = unstable_getVarsForDev(undefined, [file], {}, undefined, true);
    const texts = Object.fromEntries(Object.entries(read).map(([name, { value }]) => [name, value]));
    expect(texts).toMatchObject({ ...plain, SMTP_PASS: SMTP_PASS.replace("\\n", "") });
  } finally {
    rmSync(folder, { recursive: true });
  }
  // Nothing could be written between these quotes: better no server than another password.
  expect(() => settingsFile({ SMTP_PASS: "'`\"" })).toThrow("SMTP_PASS");
  expect(() => settingsFile({ SMTP_PASS: values.SMTP_PASS })).toThrow("SMTP_PASS");
});

test("every setting of wrangler.toml and of the settings table reaches the Worker", () => {
  const operations = readFileSync(join(import.meta.dirname, "../../docs/operations.md"), "utf8");
  const table = /^## Settings$(.*?)^## /ms.exec(operations)?.[1] ?? "";
  const names = [...table.matchAll(/^\| `([A-Z][A-Z_]+)` \|/gm)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => settingsFile({ [name]: "x" }) === "")).toEqual([]);
});

test("a server of one's own names the samples and the promises in its text that are not true of it", () => {
  const shipped = readOwnText(join(import.meta.dirname, "../.."));
  const named = (settings: Record<string, string>) => textProblems(shipped, settings).join("\n");
  expect(named({})).toMatch(/94% accuracy.*names Cloudflare/s);
  expect(named({})).not.toMatch(/--samples|mail relay/);
  expect(named({ SMTP_HOST: "relay.example.org" })).toContain("a mail relay is set up");
  const own = { site: {}, sampleTestimonials: 0, sampleClaims: [], privacyPolicy: "This site runs on a server of ours." };
  expect(textProblems(own, { SITE_URL: "https://pets.example.org" })).toEqual([]);
  const stored = { ...own, privacyPolicy: "Where: Cloudflare D1." };
  expect(textProblems(stored, {})).toHaveLength(1);
  expect(textProblems(stored, { TURNSTILE_SITE_KEY: "key" })).not.toContainEqual(expect.stringContaining("names Cloudflare"));
  expect(textLines("/no/such/folder", {})).toEqual([expect.stringContaining("cannot be read")]);
});

test("a new signing key leaves the old one valid for a day", () => {
  const folder = mkdtempSync(join(tmpdir(), "keys-"));
  try {
    const first = signingKeys(folder);
    expect(signingKeys(folder)).toEqual({ SIGNING_KEY: first.SIGNING_KEY });
    rotateSigningKey(folder);
    const second = signingKeys(folder);
    expect(second).toEqual({ SIGNING_KEY: expect.stringMatching(/^[0-9a-f]{64}$/), SIGNING_KEY_PREVIOUS: first.SIGNING_KEY });
    expect(second.SIGNING_KEY).not.toBe(first.SIGNING_KEY);
    expect(signingKeys(folder, Date.now() + 25 * 3_600_000)).toEqual({ SIGNING_KEY: second.SIGNING_KEY });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
