/** What a citation stands for: the number that is shown and the path of a passage, by the name that it had in the prompt; undefined for no passage. */
export type Cited = (name: string) => { number: number; path: string } | undefined;

const MOST_HELD = 1_500;
const OWN_LINK = /^(?:\/(?![/\\])|#)/;
/** A number, or what is written like the name of a passage: short words and digits with hyphens, and a letter among them. */
const NAME = "(?:(?=[\\d-]*[a-z])[a-z0-9]{1,4}(?:-[a-z0-9]{1,4})+|\\d{1,2})";
const CITATION = new RegExp(`^\\s*(?:(?:passages?|sources?|id)\\s*)?\\^?${NAME}(?:\\s*[,;]\\s*${NAME})*\\s*$`, "i");
const NAMES = new RegExp(NAME, "gi");
const ENTITIES: Record<string, string> = {
  nbsp: " ",
  ensp: " ",
  emsp: " ",
  thinsp: " ",
  deg: "°",
  frac12: "½",
  frac14: "¼",
  frac34: "¾",
  micro: "µ",
};
const KEPT_ENTITIES = /^(?:amp|lt|gt|quot|apos|rsquo|lsquo|rdquo|ldquo|ndash|mdash|hellip|bull|middot|times)$/;

/** What one step found: text to pass on and how much was read; or that more must arrive first. */
type Step = { text: string; length: number } | "wait";

/**
 * Takes images, HTML, reference links and foreign addresses out of Markdown that arrives in pieces, writes character references out,
 * and turns citations into links to our own sections. A link leads to one of `ownPaths`, where they are given. Nothing that could still become one of these is passed on.
 */
export function createMarkup(cited: Cited, ownPaths?: ReadonlySet<string>) {
  let held = "";
  const run = (last: boolean): string => {
    let out = "";
    let at = 0;
    while (at < held.length) {
      const step = read(held.slice(at, at + MOST_HELD + 1), last, { cited, ownPaths });
      if (step === "wait") break;
      out += step.text;
      at += step.length;
    }
    held = held.slice(at);
    return out;
  };
  return {
    push(text: string): string {
      held += text;
      return run(false);
    },
    end: (): string => run(true),
  };
}

/** Where citations and links may lead. */
type Targets = { cited: Cited; ownPaths: ReadonlySet<string> | undefined };

function read(text: string, last: boolean, targets: Targets): Step {
  const isLast = last || text.length > MOST_HELD;
  const char = text[0] ?? "";
  if (char === "\\") return text.length > 1 || isLast ? { text: text.slice(0, 2), length: Math.min(2, text.length) } : "wait";
  if (char === "<") return readTag(text, isLast);
  if (char === "&") return readEntity(text, isLast);
  if (char === "!" && text.length === 1) return isLast ? { text: "!", length: 1 } : "wait";
  if (char === "!" && text[1] === "[") return readImage(text, isLast);
  if (char === "[") return readBracket(text, isLast, targets);
  if (char === "]") {
    if (text.length === 1 && !isLast) return "wait";
    // The end of something whose beginning was passed on as text: it must not become a link now.
    return { text: /[([:]/.test(text[1] ?? "") ? "] " : "]", length: 1 };
  }
  if (char === "~") {
    if (text.length === 1 && !isLast) return "wait";
    // Struck-out words would be read as if they were not there: "~~do not~~ give".
    return { text: /\d/.test(text[1] ?? "") ? "about " : "", length: 1 };
  }
  if (char >= "\uD800" && char <= "\uDBFF" && text.length === 1 && !isLast) return "wait";
  const plain = /^[^\\<&![\]~\uD800-\uDBFF]+/.exec(text)?.[0] ?? char;
  return { text: plain, length: plain.length };
}

function readTag(text: string, last: boolean): Step {
  if (text.startsWith("<!--")) {
    const end = text.indexOf("-->");
    if (end >= 0) return { text: "", length: end + 3 };
    return last ? { text: "", length: text.length } : "wait";
  }
  if (text.length === 1) return last ? { text: "<", length: 1 } : "wait";
  if (!/^<[a-z/!?]/i.test(text)) return { text: "<", length: 1 };
  const end = /^<[^<>]*>/.exec(text)?.[0];
  if (end) return { text: "", length: end.length };
  if (!last && !/^<[^<>]*</.test(text)) return "wait";
  return { text: "", length: 1 };
}

function readEntity(text: string, last: boolean): Step {
  const entity = /^&(#x[\da-f]{1,8}|#\d{1,8}|[a-z][a-z\d]{1,31});/i.exec(text);
  if (!entity) return !last && /^&(?:#x?[\da-f]{0,8}|[a-z][a-z\d]{0,31})?$/i.test(text) ? "wait" : { text: "&", length: 1 };
  const [all, name = ""] = entity;
  if (KEPT_ENTITIES.test(name)) return { text: all, length: all.length };
  return { text: plainEntity(name), length: all.length };
}

function plainEntity(name: string): string {
  if (!name.startsWith("#")) return ENTITIES[name.toLowerCase()] ?? "";
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  if (!(code > 31 && code <= 0x10ffff) || (code >= 0xd800 && code <= 0xdfff)) return " ";
  const char = String.fromCodePoint(code);
  // Written out it would become markup, which it was not.
  return /[<>[\]!&\\*_`#|~()]/.test(char) ? "" : char;
}

/** The end of the bracket that opens at 0, as an index; -1 when it does not close. */
function closing(text: string, open: string, close: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === open) depth += 1;
    else if (text[at] === close && --depth === 0) return at;
    else if (text[at] === "\n" && text[at + 1] === "\n") return -1;
  }
  return -1;
}

const neverCloses = (text: string) => text.includes("\n\n");

/** A bracket with what follows it: its label, its target in round brackets, and its length; undefined while it may go on. */
function bracket(text: string, last: boolean): { label: string; target?: string; mark: string; length: number } | "wait" | "open" {
  const end = closing(text, "[", "]");
  if (end < 0) return last || neverCloses(text) ? "open" : "wait";
  const label = text.slice(1, end);
  const mark = text[end + 1];
  if (mark === undefined) return last ? { label, mark: "", length: end + 1 } : "wait";
  if (mark !== "(" && mark !== "[") return { label, mark, length: end + 1 };
  const rest = text.slice(end + 1);
  const stop = mark === "(" ? closing(rest, "(", ")") : closing(rest, "[", "]");
  if (stop >= 0) return { label, target: rest.slice(1, stop), mark, length: end + 2 + stop };
  return last || neverCloses(rest) ? { label, target: "", mark, length: text.length } : "wait";
}

function readImage(text: string, last: boolean): Step {
  const found = bracket(text.slice(1), last);
  if (found === "wait") return "wait";
  if (found === "open") return { text: "", length: 1 };
  return { text: "", length: found.length + 1 };
}

function readBracket(text: string, last: boolean, { cited, ownPaths }: Targets): Step {
  const found = bracket(text, last);
  if (found === "wait") return "wait";
  if (found === "open") return { text: "[", length: 1 };
  const { label, target, mark, length } = found;
  if (CITATION.test(label) && mark !== "(") {
    const names = new Set([...label.matchAll(NAMES)].map(([name]) => name.toLowerCase()));
    const links = [...names].flatMap((name) => {
      const found = cited(name);
      return found ? [`[\\[${found.number}\\]](${found.path})`] : [];
    });
    return { text: links.join(""), length: mark === "[" ? length - (target?.length ?? 0) - 2 : length };
  }
  if (mark === ":") {
    // The definition of a reference: nothing of it is ever text.
    const line = text.indexOf("\n");
    if (line < 0 && !last) return "wait";
    return { text: "", length: line < 0 ? text.length : line };
  }
  const inner = createMarkup(() => undefined);
  const words = inner.push(label) + inner.end();
  if (mark === "(" && target !== undefined) {
    const address = target.trim().split(/\s/)[0]?.replace(/^<|>$/g, "") ?? "";
    const allowed = OWN_LINK.test(address) && /^[!#$%()*+,./:;=?@\w~-]*$/.test(address.replace(/&(?=[\w-]+=)/g, ""));
    const exists = ownPaths?.has(address) ?? true;
    return { text: allowed && exists ? `[${words}](${address})` : words, length };
  }
  if (mark === "[") return { text: words, length };
  return { text: `[${words}]`, length };
}
