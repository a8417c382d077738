import { afterAll, expect, test } from "vitest";
import { scratchCopy } from "./scratch-copy.ts";

const copy = scratchCopy();
afterAll(copy.remove);

test("the layer check fails on a violation and names the rule", { timeout: 60_000 }, () => {
  const breaches: [string, string, string][] = [
    ["app/domain/planted-1.ts", 'import "#app/platform/env.server.ts";\n', "domain-imports-only-itself"],
    ["app/domain/planted-2.ts", 'import "react";\n', "domain-is-pure"],
    ["app/features/faq/planted-3.ts", 'import "#app/features/chat/connection/chat-client.ts";\n', "features-do-not-import-each-other"],
    ["app/routes/planted-4.ts", 'import "#app/platform/env.server.ts";\n', "routes-imports-only"],
    ["app/ui/planted-5.ts", 'import "#app/domain/pets.ts";\n', "ui-imports-only"],
    ["app/reading/planted-6.ts", 'import "cloudflare:workers";\n', "cloudflare-only-in-platform"],
  ];
  for (const [file, text] of breaches) copy.write(file, text);
  const files = breaches.map(([file]) => file);
  const options = ["--config", "tests/dependency-cruiser.cjs", "--output-type", "json"];
  const { stdout } = copy.run("node_modules/dependency-cruiser/bin/dependency-cruiser.mjs", ...options, ...files);
  const { violations } = JSON.parse(stdout).summary as { violations: { from: string; rule: { name: string } }[] };
  for (const [file, , rule] of breaches) {
    const rules = violations.filter(({ from }) => from === file).map(({ rule: { name } }) => name);
    expect(rules, file).toContainEqual(expect.stringContaining(rule));
  }
});
