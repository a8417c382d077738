import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { LAYER_READMES, ROOT, read, withoutCode, withoutFences } from "./files.ts";

/** Folders that exist only after a build or an install. */
const GENERATED_FOLDERS = ["build/", "node_modules/", "test-results/"];

/** A path in backticks is one with a known ending, or a folder with a slash at its end. */
const PATH = /^\.?[\w-][\w./-]*(?:\.(?:tsx?|mjs|cjs|js|md|ya?ml|toml|jsonl?|css|sql|svg|png|txt)|\/)$/;

/** @returns one problem for each dead link, missing path and unknown npm script of a document */
export function linkProblems(file: string): string[] {
  // The editor's guide names files that an editor would write.
  const paths = file === "docs/editing.md" ? [] : missingPaths(file);
  return [...commandProblems(file), ...deadLinks(file), ...paths].map((problem) => `${file}: ${problem}`);
}

function commandProblems(file: string): string[] {
  const { scripts } = JSON.parse(read("package.json"));
  const names = [...read(file).matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w:-]+)/g)].map(([, name = ""]) => name);
  return names.filter((name) => !(name in scripts)).map((name) => `there is no npm script "${name}"`);
}

function deadLinks(file: string): string[] {
  const problems: string[] = [];
  for (const [, target = ""] of withoutCode(read(file)).matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^[a-z]+:/.test(target)) continue;
    const [path = "", anchor] = target.split("#");
    const found = path ? join(dirname(file), path) : file;
    if (!existsSync(join(ROOT, found))) problems.push(`the link ${target} leads nowhere`);
    else if (anchor && !anchorsOf(found).includes(anchor)) problems.push(`${found} has no heading for #${anchor}`);
  }
  return problems;
}

/** A path in backticks exists, from the project's root or from the document's own folder. */
function missingPaths(file: string): string[] {
  const codes = [...withoutFences(read(file)).matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
  return codes
    .filter((code) => PATH.test(code) && !GENERATED_FOLDERS.includes(code))
    .filter((code) => {
      // Outside the READMEs of layers, a bare name means a kind of file ("review.yaml").
      const isBare = !code.includes("/") && !LAYER_READMES.includes(file);
      return !isBare && ![ROOT, join(ROOT, dirname(file))].some((from) => existsSync(join(from, code)));
    })
    .map((code) => `there is no ${code}`);
}

function anchorsOf(file: string): string[] {
  const headings = [...withoutFences(read(file)).matchAll(/^#+ (.+)$/gm)];
  return headings.map(([, text = ""]) =>
    text
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .trim()
      .replaceAll(" ", "-"),
  );
}
