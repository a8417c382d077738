import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { chatRequest } from "#app/domain/http/request-schemas.ts";

const ROOT = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const sources = [
  "remix.config.js",
  "vite.config.ts",
  ...readdirSync(join(ROOT, "app"), { recursive: true }).map((path) => `app/${path}`),
].filter((path) => /\.(ts|tsx|js)$/.test(path) && !/\.test\.tsx?$/.test(path));
const holding = (pattern: RegExp) => sources.filter((path) => pattern.test(read(path)));

/** Modules that write our compiled content as HTML. Review a new one before adding it. */
const HTML_OF_CONTENT: string[] = [
  "app/features/article/blocks.tsx",
  "app/features/chat/chat-frame.tsx",
  "app/features/chat/pets/early-question.tsx",
  "app/features/chat/verdict/verdict-card.tsx",
  "app/features/clocks/clock-answer.tsx",
  "app/features/emergencies/checklist.tsx",
  "app/features/emergencies/protocol.tsx",
  "app/features/faq/faq-section.tsx",
  "app/features/landing/hello.tsx",
  "app/features/life-stages/stage-cards.tsx",
  "app/features/life-stages/stage.tsx",
  "app/features/mail-pages/newsletter-pages.tsx",
  "app/features/seasons/seasonal-guide.tsx",
  "app/root.tsx",
  "app/ui/content/html-list.tsx",
  "app/ui/document/page-data.tsx",
  "app/ui/document/static-html.tsx",
  "app/ui/document/structured-data.tsx",
];

/** Modules of a folder; its tests and styles aside. */
const MOST_MODULES = 15;

test("[R-63] the weekly cron names Monday, because 1 is Sunday in Cloudflare's syntax", () => {
  const crons = /^crons = (\[.*\])$/m.exec(read("wrangler.toml"))?.[1] ?? "[]";
  const days = (JSON.parse(crons) as string[]).map((cron) => cron.split(" ")[4]);
  expect(days.filter((day) => day !== "*")).toEqual(["mon"]);
});

test("[R-69] the privacy page names the host, what is stored and for how long, and that a model's provider may be asked", () => {
  const page = read("content/info/privacy-policy.md");
  const musts = [
    /Cloudflare/,
    /language model from another company/,
    /answer's id, your vote, the pet type and the time/,
    /e-mail address, the time, the form you used, and a state/,
    /erased after seven days/,
    /twenty-four months/,
    /after sixty days/,
    /do not type your name/,
  ];
  expect(musts.filter((must) => !must.test(page))).toEqual([]);
  expect(read("app/features/chat/pets/pet-setup.tsx")).toMatch(/don't include personal details/);
});

test("[R-70] the privacy page names each key under which a browser stores something, and no module uses another", () => {
  const keys = [...read("app/browser/browser-events.ts").matchAll(/_KEY = "(\w+)"/g)].map(([, key]) => key);
  const page = read("content/info/privacy-policy.md");
  expect(keys.filter((key) => !page.includes(`\`${key}\``))).toEqual([]);
  const used = sources.flatMap((path) =>
    [...read(path).matchAll(/(?:local|session)Storage\.(?:(?:get|set|remove)Item\(\s*("?\w+)|(\w+) =)/g)].map(
      ([, item = "", own]) => own ?? item,
    ),
  );
  const isKnown = (name: string) => name.endsWith("_KEY") || name === "key" || keys.includes(name.replace('"', ""));
  expect(used.filter((name) => !isKnown(name))).toEqual([]);
});

test("docs/architecture.md lists the fields of a chat request as the server reads them", () => {
  const listed = /`POST \/api\/chat` takes `\{([^}]*)\}`/.exec(read("docs/architecture.md"))?.[1] ?? "";
  expect(listed.replaceAll("?", "").split(", ").sort()).toEqual(Object.keys(chatRequest.shape).sort());
});

test("the README names each table of the database under what is stored", () => {
  const folder = "app/platform/migrations";
  const tables = readdirSync(join(ROOT, folder)).flatMap((file) =>
    [...read(`${folder}/${file}`).matchAll(/CREATE TABLE (\w+)/g)].map(([, name]) => name),
  );
  const stored = read("README.md").split("## What is stored")[1]?.split("\n## ")[0];
  expect(tables.length).toBeGreaterThan(10);
  expect(tables.filter((name) => !stored?.includes(`\`${name}\``))).toEqual([]);
});

test("[R-74] the lock file was written from this manifest, so that `npm ci` succeeds", () => {
  const parts = ({ dependencies, devDependencies, engines }: Record<string, unknown>) => ({ dependencies, devDependencies, engines });
  expect(parts(JSON.parse(read("package-lock.json")).packages[""])).toEqual(parts(JSON.parse(read("package.json"))));
});

test("no folder of the product holds more modules than fit on a screen; the routes, one for each URL, may", () => {
  const modules = new Map<string, number>();
  for (const folder of sources.map(dirname)) modules.set(folder, (modules.get(folder) ?? 0) + 1);
  const full = [...modules].filter(([folder, count]) => folder !== "app/routes" && count > MOST_MODULES);
  expect(full).toEqual([]);
});

test("[R-76] no text is evaluated as code, and only compiled content becomes HTML", () => {
  expect(holding(/\beval\(|new Function\(|rehype-raw|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/)).toEqual([]);
  expect(holding(/dangerouslySetInnerHTML/).sort()).toEqual(HTML_OF_CONTENT);
  expect(holding(/react-markdown/)).not.toEqual([]);
  for (const path of holding(/react-markdown/)) expect(read(path), path).not.toMatch(/dangerouslySetInnerHTML/);
});
