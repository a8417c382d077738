import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** What every page or every streamed answer passes through, so that a change here can make all of them slower. */
const MEASURED = [
  ...[
    "app/root.tsx",
    "app/entry.client.tsx",
    "app/entry.server.tsx",
    "app/entry.worker.ts",
    "app/app.css",
    "app/text.css",
    "vite.config.ts",
  ],
  ...["app/features/chat/chat-frame.tsx", "app/features/chat/chat-panel.tsx", "app/features/hydration", "app/features/site-frame"],
  ...["app/platform/http", "app/platform/llm", "app/ui/css", "app/ui/document", "app/ui/fonts", "scripts/vite"],
];

/** A table may be this much older than what it measures: `npm run bench` takes minutes, and runs at night. */
const MOST_DAYS_BEHIND = 7;

const LINE = /^Measured on (\d{4}-\d\d-\d\d), of code ([0-9a-f]{12})\.$/m;

/** The line of the report that says when, and of which code. */
export function measuredLine(now: Date): string {
  return `Measured on ${now.toISOString().slice(0, 10)}, of code ${digestOf(MEASURED)}.`;
}

/** What is wrong with the age of the figures in a report. */
export function ageProblem(report: string, { digest, changed } = codeHere()): string | undefined {
  const [, day = "", code] = LINE.exec(report) ?? [];
  if (!day) return "does not say when it was measured, and of which code: run `npm run bench`";
  if (code === digest || changed === undefined) return undefined;
  const behind = (Date.parse(changed) - Date.parse(day)) / 86_400_000;
  if (behind <= MOST_DAYS_BEHIND) return undefined;
  return `was measured on ${day}, and the code that it measures changed on ${changed}: run \`npm run bench\``;
}

function codeHere(): { digest: string; changed?: string } {
  return { digest: digestOf(MEASURED), changed: lastChange() };
}

function digestOf(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesAt).sort()) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest("hex").slice(0, 12);
}

/** The file, or the files under the folder; tests are no part of what is measured. */
function filesAt(path: string): string[] {
  if (statSync(join(ROOT, path)).isFile()) return [path];
  return readdirSync(join(ROOT, path), { recursive: true, encoding: "utf8" })
    .map((name) => join(path, name))
    .filter((name) => statSync(join(ROOT, name)).isFile() && !/\.test\.|\.md$/.test(name));
}

/** The day of the last commit that changed it; a copy without history has none. */
function lastChange(): string | undefined {
  try {
    return execFileSync("git", ["log", "-1", "--format=%cs", "--", ...MEASURED], { cwd: ROOT, encoding: "utf8" }).trim() || undefined;
  } catch {
    return undefined;
  }
}
