// What wrangler runs before `dev` and `deploy`, so that both work in a fresh clone. An existing build is left as it is.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { makeLocalSecrets, migrate, ROOT, run } from "./set-up.mjs";

if (!existsSync(join(ROOT, "build/server/index.js"))) {
  makeLocalSecrets();
  run("remix", ["vite:build", "--logLevel", "error"]);
  // Wrangler runs this again for the migrations, and finds the build.
  migrate();
}
