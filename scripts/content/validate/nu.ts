import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { basename } from "node:path";
import type { ReadPage } from "./page-facts.ts";

type Message = { type: string; url?: string; message: string; extract?: string };

/**
 * Checks the HTML of pages with the Nu HTML checker. Its CSS checker is left out: it knows no `@property` and no container queries.
 * @returns undefined where there is no Java
 */
export async function checkWithNu(pages: readonly ReadPage[]): Promise<string[] | undefined> {
  if (spawnSync("java", ["-version"]).status !== 0) return undefined;
  const jar = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
  const files = pages.map(({ file }) => file);
  const { stderr } = spawnSync("java", ["-jar", jar, "--format", "json", "--exit-zero-always", ...files], {
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const path = (url = "") => pages.find(({ file }) => basename(file) === basename(decodeURIComponent(url)))?.path ?? url;
  return messages
    .filter(({ type, message }) => (type === "error" || type === "non-document-error") && !message.startsWith("CSS:"))
    .map(({ url, message, extract }) => `${path(url)}: ${message} ${extract?.replace(/\s+/g, " ").trim() ?? ""}`);
}
