import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { contentPlugin } from "../app/library/compile/vite-plugin.ts";
import { AUTHORITY } from "./mail/smtp-relay.ts";

// The local runtime reads trusted certificates when it is loaded.
process.env.NODE_EXTRA_CA_CERTS = AUTHORITY;
const { cloudflareTest, readD1Migrations } = await import("@cloudflare/vitest-pool-workers");

const root = join(import.meta.dirname, "..");
/** Code that runs on bindings or on the streams of the Workers runtime. */
const ON_WORKERD = ["app/platform/**/*.test.ts", "app/routes/**/*.test.ts"];
/** One for all projects, so that content/ is compiled once. */
const content = contentPlugin();
const migrations = await readD1Migrations(join(root, "app/platform/migrations"));

const inWorkerd = () =>
  cloudflareTest({
    main: join(root, "tests/worker-under-test.ts"),
    wrangler: { configPath: join(root, "wrangler.toml") },
    remoteBindings: false,
    miniflare: { bindings: { MIGRATIONS: migrations, SIGNING_KEY: "a key for tests only" }, r2Buckets: ["BACKUPS"] },
  });

/** Generous, so that a busy machine fails no test, but a hanging test ends. */
const TIMEOUT_MS = 60_000;

/** Takes minutes, so it runs only with `npm run mail:bench`. */
const BENCH = process.argv.includes("mail-bench")
  ? [
      {
        root,
        plugins: [content, inWorkerd()],
        test: {
          name: "mail-bench",
          include: ["tests/benches/*.bench-test.ts"],
          setupFiles: [join(root, "tests/migrate.ts")],
          globalSetup: [join(root, "tests/mail/relay-setup.ts")],
        },
      },
    ]
  : [];

/** Needs the built Worker, so it runs only on request. At night one site at a time, because they are heavy. */
const STANDARD = (["standard", "standard-quick"] as const)
  .filter((name) => process.argv.includes(name))
  .map((name) => ({
    root,
    test: {
      name,
      include: name === "standard" ? ["tests/standard/*.{quick,standard}-test.ts"] : ["tests/standard/*.quick-test.ts"],
      env: { MADE_UP_BODIES: name === "standard" ? "2000" : "300" },
      environment: "node" as const,
      fileParallelism: name === "standard-quick",
      testTimeout: 240_000,
      hookTimeout: 180_000,
    },
  }));

/** Takes minutes, so it runs every night (`npm run unit:slow`). */
const SLOW = process.argv.includes("slow")
  ? [
      {
        root,
        plugins: [content],
        test: { name: "slow", testTimeout: TIMEOUT_MS, include: ["tests/**/*.slow-test.ts"], environment: "node" as const },
      },
    ]
  : [];

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        plugins: [content, inWorkerd()],
        test: {
          name: "workers",
          // A runtime for each file takes two seconds of processor time; the set-up file empties their storage instead.
          isolate: false,
          testTimeout: TIMEOUT_MS,
          include: ON_WORKERD,
          setupFiles: [join(root, "tests/migrate.ts")],
          globalSetup: [join(root, "tests/mail/relay-setup.ts")],
          deps: { optimizer: { ssr: { enabled: true, include: ["@remix-run/cloudflare"] } } },
        },
      },
      ...BENCH,
      ...STANDARD,
      ...SLOW,
      {
        root,
        plugins: [content],
        test: {
          name: "node",
          // Nothing here keeps state between files, so they share their modules.
          isolate: false,
          testTimeout: TIMEOUT_MS,
          include: ["app/**/*.test.{ts,tsx}", "tests/**/*.test.ts"],
          exclude: [...ON_WORKERD, "tests/e2e/**"],
          environment: "node",
        },
      },
    ],
  },
});
