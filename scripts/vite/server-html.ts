import type { Plugin } from "vite";

type Node = { type: string; start: number; end: number; [field: string]: unknown };

/**
 * Takes what only the server renders (the children of StaticHtml) out of the browser's scripts: hydration leaves that HTML alone and never
 * calls for it.
 */
export function serverHtml(): Plugin {
  return {
    name: "pawline-server-html",
    apply: "build",
    transform(code, id, options) {
      if (options?.ssr || !id.endsWith(".tsx") || !code.includes("StaticHtml")) return undefined;
      const children = serverChildren(this.parse(code) as unknown as Node);
      // From the end, so that the positions before it still hold; an inner one goes with the one around it.
      const outer = children.filter((one) => !children.some((other) => other.start < one.start && one.end < other.end));
      const shorter = outer.sort((one, other) => other.start - one.start).reduce(without, code);
      return { code: shorter, map: null };
    },
  };
}

function without(code: string, { start, end }: Node): string {
  return `${code.slice(0, start)}null${code.slice(end)}`;
}

/** The functions that are children of StaticHtml, as esbuild writes JSX: jsx(StaticHtml, { children: () => ... }). */
function serverChildren(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(serverChildren);
  if (!isNode(node)) return [];
  const [element, props] = node.type === "CallExpression" ? (node.arguments as Node[]) : [];
  const own = element?.type === "Identifier" && element.name === "StaticHtml" ? (props?.properties as Node[]) : [];
  const children = own.filter(({ key }) => (key as Node | undefined)?.name === "children").map(({ value }) => value as Node);
  return [...children, ...Object.values(node).flatMap(serverChildren)];
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
