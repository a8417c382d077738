import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { contentPlugin } from "../app/library/compile/vite-plugin.ts";
import { AUTHORITY } from "./mail/smtp-relay.ts";

// The local runtime reads whom to trust when it is loaded.
process.env.NODE_EXTRA_CA_CERTS = AUTHORITY;
const { cloudflareTest, readD1Migrations } = await import("@cloudflare/vitest-pool-workers");

const root = join(import.meta.dirname, "..");
const BUILD_TIME = ["app/library/compile/**/*.test.ts", "app/triage/{compile,train,review}/**/*.test.ts", "tests/**/*.test.ts"];
/** Tests that write to D1 or KV: each file has an isolate, and so a database, of its own. */
const WITH_STORAGE = ["app/platform/**/*.test.ts", "app/routes/**/*.test.ts"];
const migrations = await readD1Migrations(join(root, "app/platform/migrations"));

const inWorkerd = () =>
  cloudflareTest({
    main: join(root, "tests/worker-under-test.ts"),
    wrangler: { configPath: join(root, "wrangler.toml") },
    miniflare: { bindings: { MIGRATIONS: migrations, SIGNING_KEY: "a key for tests only" } },
  });

/** A busy machine is not a failure: what hangs is ended, what is slow is waited for. */
const PATIENCE_MS = 60_000;

/** Takes minutes, so only when it is asked for: `npm run mail:bench`. */
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

/** Needs the built Worker, so only when it is asked for, after a build. One site after the other: they are heavy. */
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

/** What reads files runs on Node, as it does in the build; all the rest runs in the Workers runtime, in one isolate unless it writes to storage. */
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
          testTimeout: PATIENCE_MS,
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
          testTimeout: PATIENCE_MS,
          include: WITH_STORAGE,
          setupFiles: [join(root, "tests/migrate.ts")],
          globalSetup: [join(root, "tests/mail/relay-setup.ts")],
          deps: { optimizer: { ssr: { enabled: true, include: ["@remix-run/cloudflare"] } } },
        },
      },
      ...BENCH,
      ...STANDARD,
      { root, test: { name: "node", testTimeout: PATIENCE_MS, include: BUILD_TIME, exclude: ["tests/e2e/**"], environment: "node" } },
    ],
  },
});
