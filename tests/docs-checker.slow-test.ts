import { afterAll, expect, test } from "vitest";
import { scratchCopy } from "./scratch-copy.ts";

const copy = scratchCopy();
afterAll(copy.remove);

const check = (...args: string[]) => copy.run("scripts/check-docs.ts", ...args);
const drop = (line: RegExp) => (text: string) => text.replace(line, "");

/** A mistake in a document, and what the checker says about it. */
const MISTAKES: readonly { file: string; change: (text: string) => string; problem: RegExp }[] = [
  { file: "README.md", change: (text) => `${text}\n[gone](docs/gone.md)\n`, problem: /README\.md: the link docs\/gone\.md leads nowhere/ },
  { file: "README.md", change: (text) => `${text}\n[part](docs/testing.md#gone)\n`, problem: /docs\/testing\.md has no heading for #gone/ },
  { file: "README.md", change: (text) => `${text}\nnpm run gone\n`, problem: /there is no npm script "gone"/ },
  { file: "SECURITY.md", change: (text) => `${text}\n\`app/gone/gone.ts\`\n`, problem: /SECURITY\.md: there is no app\/gone\/gone\.ts/ },
  { file: "docs/architecture.md", change: drop(/^\| `clock` \|.*\n/m), problem: /the port table has no row for "clock"/ },
  { file: "docs/architecture.md", change: drop(/^\| `\/about`.*\n|^\| `\/symptoms`.*\n/m), problem: /the block "routes" is out of date/ },
  { file: "docs/operations.md", change: drop(/^\| 429 \| `rate_limited` \|.*\n/m), problem: /no row "429 \| rate_limited"/ },
  { file: "docs/operations.md", change: drop(/^\| `SIGNING_KEY` \|.*\n/m), problem: /no row for the setting SIGNING_KEY/ },
  { file: "docs/testing.md", change: drop(/^\| `start` \|.*\n/m), problem: /the table of commands has no row for "start"/ },
  {
    file: "app/ui/README.md",
    change: (text) => text.replace("May import:", "Imports"),
    problem: /app\/ui\/README\.md: does not repeat its rule/,
  },
];

test("the documents are checked: each kind of mistake is named, and what is generated is written again", { timeout: 60_000 }, () => {
  for (const { file, change } of MISTAKES) copy.edit(file, change);
  copy.write("docs/decisions/9999-gone.md", "# 9999: Gone\n");
  // An operator's own value is no mistake of a document.
  copy.edit("wrangler.toml", (text) => text.replace('SITE_URL = ""', 'SITE_URL = "https://pets.example.org"'));
  const { stderr, status } = check();
  expect(status).toBe(1);
  for (const { problem } of MISTAKES) expect(stderr).toMatch(problem);
  expect(stderr).not.toMatch(/SITE_URL/);
  expect(stderr).toMatch(/9999-gone\.md: records are numbered without a gap/);
  expect(stderr).toMatch(/9999-gone\.md: nothing matches .*Status/);
  expect(check("--write").stderr).not.toMatch(/is out of date/);
});
