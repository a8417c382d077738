// `npm run mail:bench`: one issue for 100,000 subscribers in the local D1, page by page, with the costs of each invocation.
import { run } from "../set-up.mjs";

run("vitest", ["run", "--config", "tests/vitest.config.ts", "--project", "mail-bench"], { NODE_ENV: "test" });
