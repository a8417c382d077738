import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import type { OwnText } from "../../scripts/deploy/checks.ts";
import { checkTarget, readOwnText } from "../../scripts/deploy/checks.ts";
import { deploy } from "../../scripts/deploy/deploy.ts";
import { withWorkersAi } from "../../scripts/deploy/model-offer.ts";
import { readTarget, type Target } from "../../scripts/deploy/target.ts";
import { DeployError, type Result } from "../../scripts/deploy/tools.ts";

const ROOT = join(import.meta.dirname, "../..");

const TARGET: Target = {
  env: "",
  worker: "pets",
  database: "pets",
  deadLetterQueue: "pets-mail-dead",
  domains: ["pets.example.org"],
  siteUrl: "https://pets.example.org",
  mailRelay: "",
  turnstile: false,
  presets: [],
  bindsAi: false,
  dailyTokens: undefined,
  settings: ["SITE_URL"],
  placeholderIds: [],
};

const TEXT: OwnText = {
  site: { url: "https://pets.example.org", contactEmail: "desk@pets.example.org", postalAddress: "1 Market Street" },
  sampleTestimonials: 0,
  sampleClaims: [],
  privacyPolicy: "",
};

const done = (stdout = ""): Result => ({ status: 0, stdout, stderr: "" });
const missing: Result = { status: 1, stdout: "", stderr: "Worker not found. [code: 10007]" };

/** A Cloudflare account that remembers what was created, and a live site. */
function account({ loggedIn = true, fails = "" } = {}) {
  const has = new Set<string>();
  const calls: string[] = [];
  const lines: string[] = [];
  const inputs: string[] = [];
  const wrangler = (args: readonly string[], input?: string): Result => {
    const command = args.join(" ");
    calls.push(command);
    if (fails && command.startsWith(fails)) return { status: 1, stdout: "", stderr: "refused by the account" };
    if (command.startsWith("whoami")) return done(`{"loggedIn": ${loggedIn}}`);
    if (command.startsWith("secret list"))
      return has.has("SIGNING_KEY") ? done('[{"name": "SIGNING_KEY", "type": "secret_text"}]') : missing;
    if (args[1] === "info") return has.has(args[2] ?? "") ? done() : missing;
    if (args[1] === "create" || args[1] === "put") has.add(args[2] ?? "");
    if (input) inputs.push(input);
    return done(command.startsWith("deploy") ? "Uploaded\n  https://pets.someone.workers.dev\n" : "");
  };
  const site = async (url: string) => {
    if (url.endsWith("/no-such-page")) return new Response("", { status: 404 });
    if (url.endsWith("/healthz")) return Response.json({ ok: true, faults: [{ code: "setting_unknown", detail: "OPENIA_API_KEY" }] });
    if (url.endsWith("/api/chat")) return Response.json({ triage: { level: "emergency" } });
    return new Response("<h1>Pets</h1>");
  };
  const tools = { wrangler, build: () => done(), fetch: site, pause: async () => {}, say: (line: string) => void lines.push(line) };
  return {
    tools,
    calls,
    lines,
    inputs,
    has,
    changes: () => calls.filter((call) => !/^(whoami|secret list|\w+ info|deploy --dry-run)/.test(call)),
  };
}

test("a first deployment creates what is missing, sets a key, migrates before it deploys, and asks the live site", async () => {
  const { tools, changes, lines, inputs } = account();
  await deploy({ target: TARGET, text: TEXT, dryRun: false, tools });
  expect(changes().map((call) => call.replace(/ --env $/, ""))).toEqual([
    "d1 create pets",
    "queues create pets-mail-dead",
    "d1 migrations apply DB --remote",
    "secret put SIGNING_KEY",
    "deploy",
  ]);
  expect(inputs).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(lines).toContain("The site is up: https://pets.example.org/");
  expect(lines).toContain("note   /healthz reports setting_unknown OPENIA_API_KEY");
  expect(lines.join()).not.toContain(inputs[0]);
});

test("a second deployment creates nothing and keeps the key", async () => {
  const { tools, changes, calls } = account();
  await deploy({ target: TARGET, text: TEXT, dryRun: false, tools });
  calls.length = 0;
  await deploy({ target: TARGET, text: TEXT, dryRun: false, tools });
  expect(changes().map((call) => call.replace(/ --env $/, ""))).toEqual(["d1 migrations apply DB --remote", "deploy"]);
});

test("a dry run changes nothing, with an account or without one", async () => {
  for (const loggedIn of [true, false]) {
    const { tools, changes, lines } = account({ loggedIn });
    const target = { ...TARGET, siteUrl: "http://pets.example.org" };
    await expect(deploy({ target, text: TEXT, dryRun: true, tools })).rejects.toThrow("STOP");
    expect(changes()).toEqual([]);
    expect(lines.filter((line) => line.startsWith("would"))).toHaveLength(6);
    expect(lines.filter((line) => line.startsWith("STOP"))).toHaveLength(1);
  }
});

test("a dry run shows the offer of a model, and neither asks nor turns it on", async () => {
  const { tools, lines } = account();
  const never = () => {
    throw new Error("asked in a dry run");
  };
  await deploy({ target: TARGET, text: TEXT, dryRun: true, offer: { accepts: never, turnOn: never }, tools });
  expect(lines.find((line) => line.startsWith("would  ask:"))).toMatch(/Workers AI .*\n.*a day/s);
});

test("a dry run in a fresh clone builds before wrangler checks the Worker", async () => {
  const { tools, calls } = account({ loggedIn: false });
  const build = () => {
    calls.push("build");
    return { status: 0, stdout: "", stderr: "" };
  };
  await deploy({ target: TARGET, text: TEXT, dryRun: true, tools: { ...tools, build } });
  expect(calls.filter((call) => /^build|--dry-run/.test(call))).toEqual(["build", expect.stringContaining("--dry-run")]);
});

test("what would break the site or a promise stops the deployment before anything is changed", async () => {
  const { tools, changes } = account();
  const target = { ...TARGET, siteUrl: "https://other.example.org" };
  await expect(deploy({ target, text: TEXT, dryRun: false, tools })).rejects.toThrow(DeployError);
  expect(changes()).toEqual([]);
});

test("a step that fails ends the deployment with wrangler's words", async () => {
  const { tools, changes } = account({ fails: "d1 migrations" });
  await expect(deploy({ target: TARGET, text: TEXT, dryRun: false, tools })).rejects.toThrow("refused by the account");
  expect(changes()).not.toContain("deploy --env ");
});

test("secrets that cannot be listed end the deployment: the signing key of a live site is not replaced", async () => {
  for (const dryRun of [false, true]) {
    const { tools, changes, has } = account({ fails: "secret list" });
    has.add("pets").add("pets-mail-dead");
    await expect(deploy({ target: TARGET, text: TEXT, dryRun, tools })).rejects.toThrow("refused by the account");
    expect(changes()).toEqual([]);
  }
});

test("claims that nobody measured stop the deployment, unless the operator wants the samples", async () => {
  const text = { ...TEXT, sampleClaims: ["94% accuracy"] };
  const { tools, changes, lines } = account();
  await expect(deploy({ target: TARGET, text, dryRun: false, tools })).rejects.toThrow("STOP");
  expect([changes(), lines.find((line) => line.startsWith("STOP"))]).toEqual([[], expect.stringContaining('"94% accuracy"')]);
  await deploy({ target: TARGET, text, dryRun: false, withSamples: true, tools });
  expect(changes()).toContain("deploy --env ");
});

test("claims are known as samples by what they say, whichever file says it", () => {
  const inCopy = (marketing: string | undefined) => {
    const root = mkdtempSync(join(tmpdir(), "claims-"));
    try {
      for (const file of ["content/site.yaml", "content/testimonials.yaml", "content/marketing.yaml", "content/info/privacy-policy.md"]) {
        mkdirSync(dirname(join(root, file)), { recursive: true });
        cpSync(join(ROOT, file), join(root, file));
      }
      mkdirSync(join(root, "site"));
      writeFileSync(join(root, "site/site.yaml"), "{}");
      if (marketing !== undefined) writeFileSync(join(root, "site/marketing.yaml"), marketing);
      return readOwnText(root).sampleClaims;
    } finally {
      rmSync(root, { recursive: true });
    }
  };
  const samples = inCopy(undefined);
  expect(samples).toEqual(expect.arrayContaining(["94% accuracy", "1247+ pets helped this month"]));
  expect(inCopy("animals: { heading: All pets }")).toEqual(samples);
  expect(inCopy('claims: [{ id: accuracy, value: "94%", label: accuracy }]\nbanner:')).toEqual(["94% accuracy"]);
  expect(inCopy("claims:\nbanner:")).toEqual([]);
  expect(inCopy('claims: [{ id: answers, value: "812", label: answers last month }]\nbanner: null')).toEqual([]);
});

test("a live site that does not answer as it should is said, with the way back", async () => {
  const { tools } = account();
  const down = async () => new Response("", { status: 500 });
  await expect(deploy({ target: TARGET, text: TEXT, dryRun: false, tools: { ...tools, fetch: down } })).rejects.toThrow(/500.*rollback/);
});

test("the checks find a setting that breaks the site, and a promise of the privacy page that is not kept", () => {
  const stops = (fields: Partial<Target>, secrets: string[] = [], text: Partial<OwnText> = {}) =>
    checkTarget({ ...TARGET, ...fields }, { ...TEXT, ...text }, secrets).filter(({ level }) => level === "stop").length;
  const unnamed = {
    privacyPolicy: "- A company must be named. None is named today.\n- Your address goes to the mail service. None is named today.",
  };
  expect(stops({})).toBe(0);
  expect(stops({ siteUrl: "pets.example.org" })).toBe(1);
  expect(stops({ siteUrl: "https://pets.example.org/app" })).toBe(1);
  expect(stops({ placeholderIds: ["0000"] })).toBe(1);
  expect(stops({ deadLetterQueue: "pets-lost" })).toBe(1);
  expect(stops({}, ["OPENAI_API_KEY"], unnamed)).toBe(1);
  expect(stops({}, ["OPENAI_API_KEY"])).toBe(0);
  for (const name of ["OPENAI_PRESET", "OPENAI_BASE_URL", "SECOND_OPENAI_API_KEY", "SECOND_OPENAI_PRESET"]) {
    expect(stops({}, [name], unnamed), name).toBe(1);
    expect(stops({ settings: [name] }, [], unnamed), name).toBe(1);
  }
  expect(stops({}, ["SMTP_HOST"], unnamed)).toBe(1);
  expect(stops({ mailRelay: "smtp.example.org" }, [], unnamed)).toBe(1);
  expect(stops({ turnstile: true })).toBe(1);
});

test("Workers AI needs its binding and a page that names it, and leads to no other company", () => {
  const stops = (fields: Partial<Target>, privacyPolicy: string, secrets: string[] = []) =>
    checkTarget({ ...TARGET, ...fields }, { ...TEXT, privacyPolicy }, secrets).flatMap(({ level, text }) =>
      level === "stop" ? [text] : [],
    );
  const ai = { presets: ["workers-ai"], bindsAi: true, settings: ["OPENAI_PRESET"] };
  const named = "Cloudflare runs Workers AI.\n- A company must be named. None is named today.";
  expect(stops(ai, named)).toEqual([]);
  expect(stops(ai, "")).toEqual([expect.stringContaining("does not name it")]);
  expect(stops({ ...ai, bindsAi: false }, named)).toEqual([expect.stringContaining("binding AI")]);
  expect(stops(ai, named, ["SECOND_OPENAI_API_KEY"])).toEqual([expect.stringContaining("company")]);
  const second = { ...ai, presets: ["workers-ai", "groq"], settings: ["OPENAI_PRESET", "SECOND_OPENAI_PRESET"] };
  expect(stops(second, named)).toEqual([expect.stringContaining("company")]);
});

test("a site without a model is offered Workers AI, with its price; with one, in a dry run or for staging nobody is asked", async () => {
  const asked: string[] = [];
  const offering = (answer: boolean | undefined) => ({
    accepts: async (question: string) => {
      asked.push(question);
      return answer;
    },
    turnOn: () => ({ ...TARGET, presets: ["workers-ai"], bindsAi: true, settings: ["OPENAI_PRESET"] }),
  });
  const text = { ...TEXT, privacyPolicy: "Workers AI" };
  const lines = async (answer: boolean | undefined, fields: Partial<Target> = {}, dryRun = false) => {
    const { tools, lines } = account();
    await deploy({ target: { ...TARGET, ...fields }, text, dryRun, offer: offering(answer), tools });
    return lines.join("\n");
  };
  expect(await lines(true)).toMatch(/Workers AI is turned on(?![\s\S]*Without a model)/);
  expect(asked).toEqual([expect.stringMatching(/gemma-4.*\n.*\$0\.\d\d a day, some 2,461 answers, by the price of 20\d\d-/)]);
  expect(await lines(false)).toContain("Without a model");
  expect(await lines(undefined)).toContain("-- --workers-ai");
  asked.length = 0;
  await lines(true, { settings: ["OPENAI_API_KEY"] });
  await lines(true, {}, true);
  await lines(true, { env: "staging" });
  expect(asked).toEqual([]);
});

test("turning Workers AI on adds a binding and a setting to wrangler.toml, and wrangler reads them", () => {
  const root = mkdtempSync(join(tmpdir(), "workers-ai-"));
  try {
    const shipped = readFileSync(join(ROOT, "wrangler.toml"), "utf8");
    const changed = withWorkersAi(shipped);
    writeFileSync(join(root, "wrangler.toml"), changed);
    expect(readTarget(root, "")).toMatchObject({ presets: ["workers-ai"], bindsAi: true, worker: readTarget(ROOT, "").worker });
    expect(readTarget(root, "staging")).toMatchObject({ presets: [], bindsAi: false });
    const added = changed.split("\n").filter((line) => !shipped.split("\n").includes(line));
    expect(added).toEqual(['OPENAI_PRESET = "workers-ai"', "[ai]", 'binding = "AI"']);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test("with Workers AI the site is built, tested and served without an account", () => {
  const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
  for (const file of ["vite.config.ts", "tests/vitest.config.ts"]) expect(read(file), file).toContain("remoteBindings: false");
  for (const file of ["scripts/set-up.mjs", "scripts/serve.ts"]) expect(read(file), file).toMatch(/"dev", "--local"/);
});

test("the checks know the sample address and the sentences of the privacy page that this project ships", () => {
  const text = readOwnText(ROOT);
  // An operator's copy may have replaced the one or the other.
  const samples = [/^Replace /.test(String(text.site.postalAddress)), ...Array(2).fill(text.privacyPolicy.includes("None is named today"))];
  const target = { ...readTarget(ROOT, ""), siteUrl: "https://pets.example.org", mailRelay: "smtp.example.org" };
  const found = checkTarget(target, text, ["OPENAI_API_KEY"], true);
  expect(found.filter(({ level }) => level === "stop")).toHaveLength(samples.filter(Boolean).length);
});

test("staging has the bindings and limits of the site, and shares no name with it", () => {
  const [site, staging] = [readTarget(ROOT, ""), readTarget(ROOT, "staging")];
  for (const name of ["worker", "database", "deadLetterQueue"] as const) expect(staging[name], name).not.toBe(site[name]);
  expect(() => readTarget(ROOT, "nowhere")).toThrow("nowhere");
});
