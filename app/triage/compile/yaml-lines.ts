import { type Document, isNode, type LineCounter } from "yaml";

export type SourceFile = { path: string; text: string };

/** The line of the value at a path inside a YAML document; the nearest parent when it has none. */
export function lineOf(document: Document, counter: LineCounter, path: PropertyKey[]): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return counter.linePos(node.range[0]).line;
  }
  return 1;
}

export function stop(file: SourceFile, line: number, what: string): never {
  throw new Error(`${file.path}${line ? `:${line}` : ""}: ${what}`);
}
