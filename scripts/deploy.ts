// `npm run deploy`: checks, creates what is missing, migrates, builds, deploys and asks the live site. `-- --dry-run` changes nothing;
// `-- --env staging` deploys the second site, `-- --samples` shows claims that nobody measured, `-- --workers-ai` turns the recommended model
// on and `-- --no-model` does not ask. docs/operations.md says what it needs.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { readArguments } from "./arguments.ts";
import { readOwnText } from "./deploy/checks.ts";
import { deploy } from "./deploy/deploy.ts";
import { withWorkersAi } from "./deploy/model-offer.ts";
import { readTarget, type Target } from "./deploy/target.ts";
import { DeployError, type Result } from "./deploy/tools.ts";
import { ENV, ROOT } from "./set-up.mjs";

const { values } = readArguments({
  options: {
    "dry-run": { type: "boolean", default: false },
    samples: { type: "boolean", default: false },
    "workers-ai": { type: "boolean", default: false },
    "no-model": { type: "boolean", default: false },
    env: { type: "string", default: "" },
  },
});

function run(command: string, args: readonly string[], input?: string): Result {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: ROOT, env: { ...ENV, CI: "true" }, encoding: "utf8", input });
  return { status: status ?? 1, stdout: stdout ?? "", stderr: `${stderr ?? ""}${error?.message ?? ""}` };
}

/** Yes by the flag, no by the other, else as the operator types. */
async function accepts(question: string): Promise<boolean | undefined> {
  if (values["workers-ai"]) return true;
  if (values["no-model"]) return false;
  if (!process.stdin.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await terminal.question(`       ${question} [Y/n] `);
  terminal.close();
  return !/^n/i.test(typed.trim());
}

function turnOn(): Target {
  const file = join(ROOT, "wrangler.toml");
  writeFileSync(file, withWorkersAi(readFileSync(file, "utf8")));
  return readTarget(ROOT, values.env);
}

try {
  await deploy({
    target: readTarget(ROOT, values.env),
    text: readOwnText(ROOT),
    dryRun: values["dry-run"],
    withSamples: values.samples,
    offer: { accepts, turnOn },
    tools: {
      wrangler: (args, input) => run("wrangler", args, input),
      build: () => run("remix", ["vite:build", "--logLevel", "error"]),
      fetch,
      pause: (ms) => new Promise((done) => setTimeout(done, ms)),
      say: (line) => console.info(line),
    },
  });
} catch (error) {
  if (!(error instanceof DeployError)) throw error;
  console.error(error.message);
  process.exit(1);
}
