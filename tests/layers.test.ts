import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** Adds a module, runs the layer check on it, and removes it. */
function checkWith(file: string, text: string): { status: number | null; output: string } {
  const path = join(ROOT, file);
  writeFileSync(path, text);
  try {
    const args = ["--config", "tests/dependency-cruiser.cjs", file];
    const { status, stdout } = spawnSync(join(ROOT, "node_modules/.bin/depcruise"), args, { cwd: ROOT, encoding: "utf8" });
    return { status, output: stdout };
  } finally {
    rmSync(path);
  }
}

test("the layer check fails on a violation and names the rule", { timeout: 60_000 }, () => {
  const breaches: [string, string, string][] = [
    ["app/domain/planted.ts", 'import "#app/platform/env.server.ts";\n', "domain-imports-only-itself"],
    ["app/domain/planted.ts", 'import "react";\n', "domain-is-pure"],
    ["app/features/faq/planted.ts", 'import "#app/features/chat/state/chat-client.ts";\n', "features-do-not-import-each-other"],
    ["app/routes/planted.ts", 'import "#app/platform/env.server.ts";\n', "routes-imports-only"],
    ["app/ui/planted.ts", 'import "#app/domain/pets.ts";\n', "ui-imports-only"],
  ];
  for (const [file, text, rule] of breaches) {
    const { status, output } = checkWith(file, text);
    expect(status, rule).not.toBe(0);
    expect(output).toContain(rule);
  }
});
