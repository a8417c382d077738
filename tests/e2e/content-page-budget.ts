import { gzipSync } from "node:zlib";

/** Compressed sizes in bytes (gzip, level 6), not times: they are the same on every machine. */
export const KB = 1000;
export const gzip = (text: string | Buffer) => gzipSync(text).length;

const HTML = 16.5 * KB;
const SCRIPT = 2 * KB;

/** Inline scripts of a content page: the face of the headings, speculation rules and the boot script. */
const OURS = ["data-face", "type", "data-entry"];

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(([, attributes = ""]) => !/ld\+json/.test(attributes));

/** The text of all scripts in a page except structured data. */
export function inlineScripts(html: string): string {
  return scriptsOf(html)
    .map(([, , text]) => text)
    .join("");
}

/** What exceeds the budget of a content page; empty when nothing does. */
export function overBudget(html: string): string[] {
  const faults: string[] = [];
  if (gzip(html) > HTML) faults.push(`HTML of ${gzip(html)} bytes`);
  if (gzip(inlineScripts(html)) > SCRIPT) faults.push(`scripts of ${gzip(inlineScripts(html))} bytes`);
  const kinds = scriptsOf(html).map(([, attributes = ""]) => attributes.trim().split("=")[0]);
  if (kinds.join() !== OURS.join()) faults.push(`scripts that are none of ours: ${kinds.join()}`);
  const beside = /<link rel="modulepreload"[^>]*>|<script[^>]+src=[^>]*>/.exec(html)?.[0];
  if (beside) faults.push(`a script beside the page: ${beside}`);
  return faults;
}
