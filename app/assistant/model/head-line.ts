/** What a model says of the case: it is as the card says, more urgent, not about an illness, about another animal, or a person is in danger. */
const CASES = ["same", "worse", "not-ill", "other-animal", "person"] as const;
/** Where its answer comes from. */
const ORIGINS = ["passages", "general", "none"] as const;
const STATUSES = ["now", "over", "treated", "not-meant"] as const;

/** What a model reads in the owner's words about a possible danger sign, with the words that show it. */
export type SignReading = { sign: string; status: (typeof STATUSES)[number]; quote: string };

/** The first line of a model's answer, which nobody is shown. */
export type HeadLine = { case: (typeof CASES)[number]; from: (typeof ORIGINS)[number]; readings: readonly SignReading[] };

/** What holds where a model writes no such line. */
export const NO_HEAD_LINE: HeadLine = { case: "same", from: "none", readings: [] };

/** After so many characters, and so many more for each sign that is asked about, no head line comes any more. */
const HEAD_CHARS = 200;
const SIGN_CHARS = 120;

/** Marks that models put around the line: a code fence, bold, a quote. */
const BEFORE = /^[\s`*_>#-]*(?:[a-z]+\n)?\s*/;
/** Lines that begin as the head line does; a list of fields may take several. */
const LINES = /^(?:[ \t`*_>#-]*(?:case|from|s\d|list)[*_]*[ \t]*:[^\n]*\n+)+(?:[ \t]*`{3,}[ \t]*\n*)?/i;
/** What models put between the fields. */
const BETWEEN = "[ \\t|;,.*_`]*";
const oneOf = (values: readonly string[]) => `(?:${values.join("|").replaceAll("-", "[- ]")})`;
const CASE_FIELD = `case[*_]*[ \\t]*:[ \\t*_\`]*${oneOf(CASES)}\\b`;
const FROM_FIELD = `from[*_]*[ \\t]*:[ \\t*_\`]*${oneOf(ORIGINS)}\\b`;
const SIGN_FIELD = `(?:s\\d|list)[ \\t]*:[ \\t]*${oneOf(STATUSES)}[ \\t,(]*["“„«][^"“”„«»\\n]*["”“»][)]?`;
/** The same where the answer goes on in the line, whatever stands between its fields. */
const IN_LINE = new RegExp(`^[ \\t\`*_>#-]*${CASE_FIELD}(?:${BETWEEN}${FROM_FIELD})?(?:${BETWEEN}${SIGN_FIELD})*${BETWEEN}`, "i");
/** A field anywhere in a line: the line holds no answer. */
const FIELD = /\b(?:from|s\d|list)[*_]*[ \t]*:/i;
const NEXT_FIELD = /^[ \t`*_>#-]*(?:(?:f?|fr|fro|from|s\d?|l|li|lis|list)[*_]*[ \t]*|(?:from|s\d|list)[*_]*[ \t]*:.*)$/i;
const SIGN = /\b(s\d|list)[ \t]*:[ \t]*(now|over|treated|not[- ]meant)[ \t]*[,(]?[ \t]*["“„«]([^"“”„«»\n]*)["”“»]/gi;

/** The first word of a head line, when it is one of ours. */
const FIRST_FIELD = new RegExp(`^case[*_]*[ \\t]*:[ \\t*_\`]*(?:${CASES.join("|")})`, "i");

/** Whether a text that arrives is an answer already, and no thought: only an answer begins with a head line. */
export const hasHeadLine = (text: string): boolean => FIRST_FIELD.test(text.slice(0, HEAD_CHARS).replace(BEFORE, ""));

/** Takes the head line off a text that arrives. @returns "wait" while it may still come */
export function cutHeadLine(text: string, signs: number, isLast: boolean): { head?: HeadLine; rest: string } | "wait" {
  const start = text.replace(BEFORE, "");
  if (!isLast && "case".startsWith(start.slice(0, 4).toLowerCase()) && start.length < 4) return "wait";
  if (!/^case[*_]*[ \t]*:/i.test(start))
    return isLast || start.length >= "case**  :".length || !/^case[*_ \t]*$/i.test(start) ? { rest: text } : "wait";
  const inLine = answerInLine(start);
  const lines = inLine === undefined ? LINES.exec(start)?.[0] : undefined;
  if (lines && !FIRST_FIELD.test(lines) && !FIELD.test(lines)) return { rest: text };
  const rest = start.slice(lines?.length ?? 0);
  if (lines && (isLast || !mayGoOn(rest, isWhole(lines), text.trimStart().startsWith("```")))) return { head: readHeadLine(lines), rest };
  const isLong = start.length >= HEAD_CHARS + SIGN_CHARS * signs;
  if (inLine !== undefined && (isLast || isLong || start.includes("\n")))
    return { head: readHeadLine(start.slice(0, start.length - inLine.length)), rest: inLine };
  if (!isLast && !isLong) return "wait";
  return isLast && !lines && FIRST_FIELD.test(start) ? { head: readHeadLine(start), rest: "" } : { rest: text };
}

/** What follows the fields of a head line in its own line, and all after it. @returns undefined where nothing of it is an answer */
function answerInLine(start: string): string | undefined {
  const answer = start.slice(IN_LINE.exec(start)?.[0].length ?? start.length);
  const [line = ""] = answer.split("\n", 1);
  return line.trim() && !FIELD.test(line) ? answer : undefined;
}

/** Whether what follows may still become a field of the head line, or the end of the fence around it. */
function mayGoOn(rest: string, isWhole: boolean, isFenced: boolean): boolean {
  if (rest.includes("\n")) return false;
  return (isFenced && /^[ \t]*`{0,3}[ \t]*$/.test(rest)) || (!isWhole && NEXT_FIELD.test(rest));
}

/** Both fields in one line: nothing of the line follows. */
const isWhole = (lines: string) => /\bcase\b[^\n]*\bfrom\b[^\n]*\n/i.test(lines);

function readHeadLine(line: string): HeadLine {
  const fieldOf = <T extends string>(field: string, values: readonly T[], otherwise: T): T => {
    const said = new RegExp(`\\b${field}[*_]*[ \\t]*:[ \\t*_\`]*([a-z]+(?:[- ][a-z]+)?)`, "i")
      .exec(line)?.[1]
      ?.toLowerCase()
      .replace(" ", "-");
    return values.find((value) => value === said) ?? values.find((value) => said?.split("-")[0] === value) ?? otherwise;
  };
  const readings = [...line.matchAll(SIGN)].map(([, sign = "", status = "", quote = ""]) => ({
    sign: sign.toLowerCase(),
    status: status.toLowerCase().replace(" ", "-") as SignReading["status"],
    quote,
  }));
  return { case: fieldOf("case", CASES, "same"), from: fieldOf("from", ORIGINS, "none"), readings };
}

/** What arrives of a model: once its head line (or none), `late` when it has not come in time, and the text after it. */
export type ModelPiece = { type: "late" } | { type: "head"; head: HeadLine } | { type: "text"; text: string };

/**
 * Splits a model's stream into its head line and its text.
 * @param signs how many possible signs are asked about
 * @param ms how long the head line may take; after that `late` is said, and the line is taken off all the same
 */
export async function* withHeadLine(
  words: AsyncIterable<string>,
  { signs, ms }: { signs: number; ms: number },
): AsyncGenerator<ModelPiece> {
  const stream = words[Symbol.asyncIterator]();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<"late">((late) => {
    timer = setTimeout(() => late("late"), ms);
  });
  let isLate = false;
  let held = "";
  try {
    for (;;) {
      const next = stream.next();
      next.catch(() => {});
      const first = isLate ? await next : await Promise.race([next, tooLate]);
      if (first === "late") {
        isLate = true;
        yield { type: "late" };
      }
      const { done, value } = first === "late" ? await next : first;
      held += done ? "" : value;
      const cut = cutHeadLine(held, signs, done === true);
      if (cut !== "wait") {
        yield { type: "head", head: cut.head ?? NO_HEAD_LINE };
        if (cut.rest) yield { type: "text", text: cut.rest };
        if (done) return;
        break;
      }
    }
    clearTimeout(timer);
    for (let next = await stream.next(); !next.done; next = await stream.next()) yield { type: "text", text: next.value };
  } finally {
    clearTimeout(timer);
    stream.return?.().catch(() => {});
  }
}
