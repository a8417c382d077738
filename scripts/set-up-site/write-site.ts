import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse, stringify } from "yaml";
import { OWN_PUBLIC, publicFile } from "#app/library/compile/files/public-file.ts";
import type { Answers } from "./answers.ts";
import { logoFiles } from "./logos.ts";
import { accentOf, colorsCss } from "./palette.ts";

const OUR_ACCENT = "#5b2a5f";

/** What site.yaml and colors.css say now, as defaults of the questions. */
export function currentAnswers(root: string): Answers {
  const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "");
  const site = { ...parse(read("content/site.yaml")), ...parse(read("site/site.yaml")) } as Record<string, string | undefined>;
  const { name = "", tagline = "", url = "", author = "", contactEmail = "", postalAddress = "", country = "US", helpline = "" } = site;
  const accent = /npm run set-up from (#[0-9a-f]{6})/.exec(read("site/colors.css"))?.[1] ?? OUR_ACCENT;
  return { name, tagline, url, author, contactEmail, postalAddress, country, helpline, accent, logo: "" };
}

/**
 * Writes the operator's files. Keys of site.yaml that set-up does not ask for stay.
 * @returns the files that were written, as paths from the root
 */
export async function writeSite(root: string, { accent, logo, helpline, ...site }: Answers): Promise<string[]> {
  const own = join(root, "site/site.yaml");
  const known = existsSync(own) ? (parse(readFileSync(own, "utf8")) ?? {}) : {};
  const colors = accentOf(accent);
  const mark = logo ? readFileSync(logo, "utf8") : readFileSync(publicFile(root, "images/logo-icon.svg"), "utf8");
  // Our own mark takes the site's color; a mark of the operator's is left as it is.
  const before = accentOf(currentAnswers(root).accent).light.accent ?? OUR_ACCENT;
  const icon = logo ? mark : mark.replaceAll(before, colors.light.accent ?? accent);
  const files = new Map<string, string | Uint8Array>([
    ["site/site.yaml", stringify({ ...known, ...site, helpline: helpline || undefined })],
    ["site/colors.css", colorsCss(accent, colors)],
  ]);
  for (const [path, data] of await logoFiles(site.name, icon, colors.light.accent ?? accent)) files.set(`${OWN_PUBLIC}/${path}`, data);
  for (const [path, data] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), data);
  }
  return [...files.keys()];
}
