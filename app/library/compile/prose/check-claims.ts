import type { Marketing } from "#app/domain/content/landing-content.ts";
import type { Problem } from "#app/domain/content/problem.ts";

type Text = { file: string; text: string };

/**
 * Keeps the fixed claims of the landing page (an accuracy, a speed, a privacy, round-the-clock help) out of every clinical text.
 * It reads the files as written: figures are referenced by id there, so any digits were typed by hand.
 */
export function checkClaims(texts: readonly Text[], claims: Marketing["claims"], problems: Problem[]): void {
  const patterns = claims.flatMap(({ value }) => patternOf(value) ?? []);
  for (const { file, text } of texts) {
    text.split("\n").forEach((line, index) => {
      if (line.startsWith("#") && file.endsWith(".yaml")) return;
      const claim = patterns.map((pattern) => pattern.exec(line)?.[0]).find(Boolean);
      if (claim)
        problems.push({
          file,
          line: index + 1,
          says: `"${claim}" is a claim of the landing page, which no source supports; take it out`,
        });
    });
  }
}

const UNITS: Record<string, string> = { "%": "(?:%|percent|per cent)", s: "(?:s|secs?|seconds?)\\b" };

/** "94%" also finds "94 percent"; "under 10s" finds "10 seconds". */
function patternOf(value: string): RegExp | undefined {
  const [, number, unit] = /(\d[\d/]*)\s*(%|s)?$/.exec(value) ?? [];
  if (!number) return undefined;
  return new RegExp(`(?<![\\d.])${number.replace("/", "\\s?/\\s?")}${unit ? `[\\s-]?${UNITS[unit]}` : "(?!\\d)"}`, "i");
}
