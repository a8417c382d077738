import type { Nodes } from "mdast";
import { toString as textOf } from "mdast-util-to-string";

/** The heading of a care card: the text in its brackets. */
export function cardHeading(card: Nodes): string {
  const label = "children" in card ? card.children.find(isLabel) : undefined;
  return label ? textOf(label) : "";
}

export function isLabel(node: Nodes): boolean {
  return node.type === "paragraph" && Boolean(node.data && "directiveLabel" in node.data && node.data.directiveLabel);
}
