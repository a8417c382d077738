import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { contentPlugin } from "../app/library/compile/vite-plugin.ts";
import { AUTHORITY } from "./mail/smtp-relay.ts";

// The local runtime reads trusted certificates when it is loaded.
process.env.NODE_EXTRA_CA_CERTS = AUTHORITY;
const { cloudflareTest, readD1Migrations } = await import("@cloudflare/vitest-pool-workers");

const root = join(import.meta.dirname, "..");
const BUILD_TIME = ["app/library/compile/**/*.test.ts", "app/triage/{compile,train,review}/**/*.test.ts", "tests/**/*.test.ts"];
/** Tests that write to D1 or KV: each file has its own isolate and database. */
const WITH_STORAGE = ["app/platform/**/*.test.ts", "app/routes/**/*.test.ts"];
const migrations = await readD1Migrations(join(root, "app/platform/migrations"));

const inWorkerd = () =>
  cloudflareTest({
    main: join(root, "tests/worker-under-test.ts"),
    wrangler: { configPath: join(root, "wrangler.toml") },
    miniflare: { bindings: { MIGRATIONS: migrations, SIGNING_KEY: "a key for tests only" } },
  });

/** Generous, so that a busy machine fails no test, but a hanging test ends. */
const TIMEOUT_MS = 60_000;

/** Takes minutes, so it runs only with `npm run mail:bench`. */
const BENCH = process.argv.includes("mail-bench")
  ? [
      {
        root,
        plugins: [contentPlugin(), inWorkerd()],
        test: {
          name: "mail-bench",
          include: ["tests/benches/*.bench-test.ts"],
          setupFiles: [join(root, "tests/migrate.ts")],
          globalSetup: [join(root, "tests/mail/relay-setup.ts")],
        },
      },
    ]
  : [];

/** Needs the built Worker, so it runs only on request. One site at a time, because they are heavy. */
const STANDARD = (["standard", "standard-quick"] as const)
  .filter((name) => process.argv.includes(name))
  .map((name) => ({
    root,
    test: {
      name,
      include: name === "standard" ? ["tests/standard/*.{quick,standard}-test.ts"] : ["tests/standard/*.quick-test.ts"],
      env: { MADE_UP_BODIES: name === "standard" ? "2000" : "300" },
      environment: "node" as const,
      fileParallelism: false,
      testTimeout: 240_000,
      hookTimeout: 180_000,
    },
  }));

/** Takes a minute, so it runs every night (`npm run unit:slow`). */
const SLOW = process.argv.includes("slow")
  ? [{ root, test: { name: "slow", testTimeout: TIMEOUT_MS, include: ["tests/**/*.slow-test.ts"], environment: "node" as const } }]
  : [];

/** Tests that read files run on Node, as the build does; all others run in the Workers runtime, in one isolate unless they write to storage. */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        plugins: [contentPlugin(), inWorkerd()],
        test: {
          name: "workers",
          isolate: false,
          testTimeout: TIMEOUT_MS,
          include: ["app/**/*.test.{ts,tsx}"],
          exclude: [...BUILD_TIME, ...WITH_STORAGE],
          deps: { optimizer: { ssr: { enabled: true, include: ["@remix-run/cloudflare"] } } },
        },
      },
      {
        root,
        plugins: [contentPlugin(), inWorkerd()],
        test: {
          name: "storage",
          testTimeout: TIMEOUT_MS,
          include: WITH_STORAGE,
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
        test: {
          name: "node",
          isolate: false,
          testTimeout: TIMEOUT_MS,
          include: BUILD_TIME,
          exclude: ["tests/e2e/**"],
          environment: "node",
        },
      },
    ],
  },
});
