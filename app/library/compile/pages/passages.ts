import type { List, Root, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { Passage, Role } from "#app/domain/content/page.ts";
import type { CardLevel } from "#app/domain/urgency.ts";
import { cardHeading, isLabel } from "./card-label.ts";

/** A passage before the page's own facts (path, title, species) are added. */
export type BodyPassage = Pick<Passage, "heading" | "role" | "items" | "level"> & { anchor: string };

const ROLE_OF_HEADING: Record<string, Role> = {
  "What to do now": "act",
  "What not to do": "avoid",
  "How urgent is it?": "urgency",
  "Likely causes": "causes",
  "What the vet will ask": "vet-asks",
  "What the vet may do": "vet-does",
  "How to prevent it": "prevent",
  "How to keep it from happening again": "prevent",
  "Step by step": "act",
  "When to see a vet": "urgency",
  "When to worry": "urgency",
  "What may help now": "act",
  "What to leave": "avoid",
  "When grief needs more help": "urgency",
  "Is there a right day?": "urgency",
  "What makes it heavier": "causes",
  "What brings people here": "causes",
  "What you may be asked": "vet-asks",
  "How your vet can help": "vet-does",
};

/** Cuts a page into the passages that search and the assistant work with: one per care card, one per section. */
export function passagesOf(tree: Root, contents: readonly { id: string; text: string }[]): BodyPassage[] {
  const passages: BodyPassage[] = [];
  let section: BodyPassage = { heading: "", anchor: "", role: "other", items: [] };
  const anchors = contents.map((entry) => entry.id);
  const close = () => {
    if (section.items.length > 0) passages.push(section);
  };
  for (const node of tree.children) {
    if (node.type === "heading" && node.depth === 2) {
      close();
      const heading = textOf(node);
      section = { heading, anchor: anchors.shift() ?? "", role: ROLE_OF_HEADING[heading] ?? "other", items: [] };
    } else if (node.type === "containerDirective") {
      const items = node.children.filter((child) => !isLabel(child)).flatMap((child) => textItems(child));
      const level = node.name as CardLevel;
      passages.push({ heading: cardHeading(node), anchor: section.anchor, role: "signs", level, items });
    } else {
      section = { ...section, items: [...section.items, ...textItems(node)] };
    }
  }
  close();
  return passages;
}

function textItems(node: RootContent): string[] {
  if (node.type === "list") return (node as List).children.map((item) => plain(item));
  return [plain(node)].filter(Boolean);
}

function plain(node: RootContent): string {
  return textOf(withoutCitations(node)).replace(/\s+/g, " ").trim();
}

/** The same tree without the small numbers that lead to sources. */
export function withoutCitations<T extends RootContent | Root>(node: T): T {
  if (!("children" in node)) return node;
  const children = node.children.filter((child) => !(child.data && "hName" in child.data && child.data.hName === "sup"));
  return { ...node, children: children.map((child) => withoutCitations(child)) } as T;
}
