import type { Nodes, Parent, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { FIRST_AID_ANIMALS } from "#app/domain/content/first-aid-steps.ts";
import { CARD_LEVELS } from "#app/domain/urgency.ts";
import { figureText } from "../lists/figure-text.ts";
import type { FigureEntry } from "../schemas.ts";

const MOST_CARD_ITEMS = 5;

/** What the directives of one page may refer to, and where it is noted what they referred to. */
export type DirectiveReader = {
  figures: ReadonlyMap<string, FigureEntry>;
  sources: ReadonlyMap<string, unknown>;
  /** Source keys in the order in which the page first uses them. */
  cited: string[];
  figuresUsed: Set<string>;
  problem: (line: number, says: string) => void;
};

/** Replaces figures, sources and names by finished text, checks care cards, and refuses every directive that is not ours. */
export function readDirectives(tree: Root, reader: DirectiveReader): void {
  visit(tree, (node, index, parent) => {
    if (node.type === "textDirective" && node.name === "only" && parent && index !== undefined) {
      parent.children[index] = readOnly(node, reader) as never;
      return [SKIP, index];
    }
    if (node.type === "textDirective" && parent && index !== undefined) {
      parent.children[index] = readText(node, reader) as never;
      return SKIP;
    }
    if (node.type === "leafDirective") readLeaf(node, parent as Parent, reader);
    if (node.type === "containerDirective") readCard(node, parent as Parent, reader);
    const bare = node.type === "text" ? bareNumberProblem(node.value) : undefined;
    if (bare) reader.problem(lineOf(node) + bare.line, bare.says);
    return undefined;
  });
}

type TextDirective = Extract<Nodes, { type: "textDirective" }>;

function readText(node: TextDirective, reader: DirectiveReader): Nodes {
  const key = textOf(node);
  const line = lineOf(node);
  if (node.name === "name") return { type: "text", value: key };
  if (node.name === "figure") {
    const figure = reader.figures.get(key);
    if (!figure) {
      reader.problem(line, `there is no figure "${key}"; add it to content/figures.yaml or correct the name`);
      return { type: "text", value: "" };
    }
    reader.figuresUsed.add(key);
    cite(figure.source, reader);
    const unit = node.attributes?.unit;
    return { type: "text", value: figureText(figure, unit === "main" || unit === "other" ? unit : undefined) };
  }
  if (node.name === "source") {
    if (!reader.sources.has(key)) {
      reader.problem(line, `there is no source "${key}"; add it to content/sources.yaml or correct the key`);
    }
    const number = cite(key, reader);
    const link = {
      type: "link",
      url: `#source-${number}`,
      data: { hProperties: { className: ["cite"] } },
      children: [{ type: "text", value: String(number) }],
    };
    return { type: "emphasis", data: { hName: "sup" }, children: [link] } as Nodes;
  }
  reader.problem(line, `":${node.name}" is no directive; use :figure, :source, :name or :site`);
  return { type: "text", value: key };
}

/** Words that the chat says only where one of these rules has fired, for these animals, or not for these; a page says them always. */
function readOnly(node: TextDirective, { problem }: DirectiveReader): Nodes {
  const given = Object.entries(node.attributes ?? {});
  const [kind = "", list] = given[0] ?? [];
  const names = list ?? "";
  if (given.length !== 1 || !ONLY_KINDS.includes(kind))
    problem(
      lineOf(node),
      `":only" needs one of ${ONLY_KINDS.join(", ")}: for whom the chat says it, as in :only[...]{rules="rodent-bait"}`,
    );
  const unknown = kind === "rules" ? undefined : names.split(" ").find((one) => !FIRST_AID_ANIMALS.some((known) => known === one));
  if (unknown !== undefined) problem(lineOf(node), `":only" knows no animal "${unknown}"; use ${FIRST_AID_ANIMALS.join(", ")}`);
  const hProperties = { [`data${kind.charAt(0).toUpperCase()}${kind.slice(1)}`]: names };
  return { type: "emphasis", data: { hName: "span", hProperties }, children: node.children };
}

const ONLY_KINDS: readonly string[] = ["rules", "animals", "not"];

function readLeaf(node: Nodes & { name: string }, parent: Parent, reader: DirectiveReader): void {
  if (node.name !== "helpline") {
    reader.problem(lineOf(node), `"::${node.name}" is no directive; the only one of its kind is ::helpline`);
  } else if (parent.type !== ("containerDirective" as string)) {
    reader.problem(lineOf(node), "::helpline stands inside an emergency or urgent card only; move it there");
  }
  // The number itself is drawn by a component from helplines.yaml, so that it can follow the visitor's country.
  node.data = { hName: "poison-line" };
}

function readCard(node: Extract<Nodes, { type: "containerDirective" }>, parent: Parent, reader: DirectiveReader): void {
  const line = lineOf(node);
  if (!CARD_LEVELS.some((level) => level === node.name)) {
    reader.problem(line, `":::${node.name}" is no care card; use :::emergency, :::urgent or :::routine`);
    return;
  }
  if (parent.type !== "root") reader.problem(line, "a care card cannot stand inside another element; move it to the top level");
  const first = node.children[0];
  if (first?.type !== "paragraph" || !first.data || !("directiveLabel" in first.data)) {
    reader.problem(line, `a care card needs its heading in brackets: :::${node.name}[Call a vet today if your dog:]`);
  }
  for (const child of node.children) {
    if (child.type === "list" && child.children.length > MOST_CARD_ITEMS) {
      reader.problem(lineOf(child), `a care card has at most ${MOST_CARD_ITEMS} signs; this one has ${child.children.length}`);
    }
  }
  visit(node, "link", (link) => {
    reader.problem(lineOf(link), "a care card holds no links; move the link below the card");
  });
}

/** @returns what is wrong with a text that has a number, and on which of its lines, from 0 */
export function bareNumberProblem(text: string): { line: number; says: string } | undefined {
  const found = /\d[\d.,/]*/.exec(text);
  if (!found) return undefined;
  const says = `the number "${found[0]}" stands bare in the text; write it by id (:figure[...]), in words, or as :name[...] if it is a name`;
  return { line: text.slice(0, found.index).split("\n").length - 1, says };
}

/** Notes a source as used by the page. @returns its number on the page, from 1. */
function cite(key: string, reader: DirectiveReader): number {
  if (!reader.cited.includes(key)) reader.cited.push(key);
  return reader.cited.indexOf(key) + 1;
}

export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}
