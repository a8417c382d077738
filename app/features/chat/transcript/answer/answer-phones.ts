import type { Element, ElementContent, Root, RootContent } from "hast";
import { createContext } from "react";
import type { OwnNumber } from "#app/domain/content/own-number.ts";

/** The numbers that an answer may offer to call: ours, known to the client. A number of anybody else stays text. */
export const OwnNumbersContext = createContext<readonly OwnNumber[]>([]);

const SEPARATORS = "[\\s().\\-\u2010-\u2013]*";
/** Shorter ones are also weights, counts and times. */
const LEAST_DIGITS = 6;
const LEAST_LETTERS = 4;
/** Text in these is no text to call from. */
const LEFT_ALONE = ["a", "code", "pre"];
const BLOCKS = ["p", "li", "td", "th", "h1", "h2", "h3", "h4"];

/**
 * Makes our own phone numbers in an answer things to call (`data-tel`), however they are separated, with or without the code of the country.
 * A short one counts with a word of the name of its line in the same block.
 */
export function linkOwnNumbers(numbers: readonly OwnNumber[]) {
  const patterns = numbers.map((own) => ({ ...own, pattern: patternOf(own) }));
  return () => (tree: Root) => visit(tree, textOf(tree), patterns);
}

type Pattern = OwnNumber & { pattern: RegExp };

function patternOf({ number, tel }: OwnNumber): RegExp {
  const printed = digitsOf(number);
  const dialed = digitsOf(tel);
  // What is dialed at home alone has no code of a country, and no digit to leave out.
  const local = tel.startsWith("+") ? printed.replace(/^[01]/, "") : printed;
  const code = tel.startsWith("+") && dialed.endsWith(local) ? dialed.slice(0, -local.length) : "";
  const spaced = (digits: string) => [...digits].join(SEPARATORS);
  const abroad = `\\+?${spaced(code)}${SEPARATORS}(?:0${SEPARATORS})?${spaced(local)}`;
  const forms = [...(code ? [abroad] : []), spaced(printed), ...(code === "1" ? [spaced(local)] : [])];
  return new RegExp(`(?<![\\d+.,])\\(?(?:${forms.join("|")})(?![\\d%\u00b0]|[.,]\\d)`);
}

function visit(parent: Root | Element, block: string, patterns: readonly Pattern[]): void {
  const children = (parent.children as ElementContent[]).flatMap((child): ElementContent[] => {
    if (child.type === "text") return split(child.value, block, patterns);
    if (child.type !== "element") return [child];
    // Numbers are drawn by us, never by a link of the answer.
    if (child.tagName === "a" && /^tel:/i.test(String(child.properties.href))) return split(textOf(child), block, patterns);
    if (!LEFT_ALONE.includes(child.tagName)) visit(child, BLOCKS.includes(child.tagName) ? textOf(child) : block, patterns);
    return [child];
  });
  parent.children = children as typeof parent.children;
}

function split(text: string, block: string, patterns: readonly Pattern[]): ElementContent[] {
  const found = patterns
    .flatMap((own) => {
      const match = own.pattern.exec(text);
      return match && isMeant(own, block) ? [{ own, at: match.index, said: match[0] }] : [];
    })
    .sort((one, other) => one.at - other.at || other.said.length - one.said.length)[0];
  if (!found) return text ? [{ type: "text", value: text }] : [];
  const { own, at, said } = found;
  const call: Element = { type: "element", tagName: "a", properties: { dataTel: own.tel }, children: [{ type: "text", value: said }] };
  return [
    ...(at > 0 ? [{ type: "text" as const, value: text.slice(0, at) }] : []),
    call,
    ...split(text.slice(at + said.length), block, patterns),
  ];
}

function isMeant({ number, names }: OwnNumber, block: string): boolean {
  if (digitsOf(number).length >= LEAST_DIGITS) return true;
  const said = new Set(wordsOf(block));
  return names.some((name) => wordsOf(name).some((word) => said.has(word)));
}

/** Words that say something: long ones and abbreviations, "NHS". */
function wordsOf(text: string): string[] {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.filter((word) => word.length >= LEAST_LETTERS || /^\p{Lu}{3}$/u.test(word)).map((word) => word.toLowerCase());
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

function textOf(node: Root | RootContent | ElementContent): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}
