// `npm run try:react-router`: the way out of Remix 2 (decision 0032), tried in a copy: the move, an install, the build, the types and journeys.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { moveToReactRouter } from "./react-router/move.ts";
import { ENV, ROOT } from "./set-up.mjs";

const NOT_COPIED = ["node_modules", "build", ".git", ".cache", ".wrangler", ".dev.vars", "test-results"];

/** What a move could break: hydration, forms, answers that stream, headers and kept pages. */
const JOURNEYS =
  "ask-without-script|cached-pages|chat-answers|faq|finder|headers|my-pets|subscribe|ui-landing|ui-structured-data|without-scripts";

const copy = mkdtempSync(join(tmpdir(), "react-router-"));
const bin = (name: string) => join(copy, "node_modules/.bin", name);
const PATH = `${join(copy, "node_modules/.bin")}:${process.env.PATH}`;

try {
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !NOT_COPIED.includes(relative(ROOT, path)) });
  console.info(`moved: ${moveToReactRouter(copy)} files`);
  // NODE_ENV=production would skip development tools.
  const steps: [name: string, program: string, args: string[], env?: Record<string, string>][] = [
    ["install", "npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], { NODE_ENV: "development" }],
    ["build", bin("react-router"), ["build"]],
    ["types", bin("tsc"), ["--noEmit"]],
    [
      "journeys",
      bin("playwright"),
      ["test", "--config", "tests/playwright.config.ts", ...JOURNEYS.split("|").map((name) => `/${name}.e2e`)],
    ],
  ];
  for (const step of steps) if (!passes(...step)) process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function passes(name: string, program: string, args: string[], env: Record<string, string> = {}): boolean {
  const began = Date.now();
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy,
    env: { ...ENV, PATH, ...env },
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  const isPassed = status === 0;
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  const last = stdout?.trim().split("\n").at(-1) ?? "";
  console.info(`${isPassed ? "ok  " : "FAIL"} ${name} (${seconds} s) ${name === "journeys" ? last.trim() : ""}`);
  if (!isPassed) console.info(stdout, stderr);
  return isPassed;
}
