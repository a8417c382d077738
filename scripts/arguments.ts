import { readFileSync } from "node:fs";
import { type ParseArgsConfig, parseArgs } from "node:util";

/**
 * The arguments of the script that runs, as `parseArgs` reads them. `--help` prints the comment at the head of its file, which says what it
 * does and takes, and ends it; so does an option that it does not have, with the code 2.
 */
export function readArguments<const T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  const [, file = "", ...given] = process.argv;
  if (given.includes("--help") || given.includes("-h")) {
    console.info(headOf(readFileSync(file, "utf8")));
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${headOf(readFileSync(file, "utf8"))}`);
    return process.exit(2);
  }
}

/** The words of the comment with which a file begins. */
function headOf(source: string): string {
  const [head = ""] = /^(?:\/\/.*\n)+|^\/\*\*[\s\S]*?\*\//.exec(source) ?? [];
  return head
    .split("\n")
    .map((line) => line.replace(/^\s*(?:\/\/|\/\*\*|\*\/|\*)\s?/, ""))
    .join("\n")
    .trim();
}
