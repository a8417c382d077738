// `npm run deploy`: checks, creates what is missing, migrates, builds, deploys and asks the live site. `-- --dry-run` changes nothing;
// `-- --env staging` deploys the second site, `-- --samples` shows claims that nobody measured. docs/operations.md says what it needs.
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { readOwnText } from "./deploy/checks.ts";
import { deploy } from "./deploy/deploy.ts";
import { readTarget } from "./deploy/target.ts";
import { DeployError, type Result } from "./deploy/tools.ts";
import { ENV, ROOT } from "./set-up.mjs";

const { values } = parseArgs({
  options: {
    "dry-run": { type: "boolean", default: false },
    samples: { type: "boolean", default: false },
    env: { type: "string", default: "" },
  },
});

function run(command: string, args: readonly string[], input?: string): Result {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: ROOT, env: { ...ENV, CI: "true" }, encoding: "utf8", input });
  return { status: status ?? 1, stdout: stdout ?? "", stderr: `${stderr ?? ""}${error?.message ?? ""}` };
}

try {
  await deploy({
    target: readTarget(ROOT, values.env),
    text: readOwnText(ROOT),
    dryRun: values["dry-run"],
    withSamples: values.samples,
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
