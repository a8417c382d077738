import { type LineReport, readFrontMatter } from "../files/front-matter.ts";
import { type AnswerFront, answerFront } from "./knowledge-schemas.ts";

/** The lists below an answer's lead, by heading. */
const ANSWER_HEADINGS = { Do: "steps", Avoid: "avoid", "See a vet if": "seeVetIf" } as const;

type ListName = (typeof ANSWER_HEADINGS)[keyof typeof ANSWER_HEADINGS];

type PlacedLine = { text: string; line: number };

/** An answer file, split but not yet filled in. */
export type AnswerFile = { front: AnswerFront; lead: PlacedLine; lists: Record<ListName, PlacedLine[]>; lineOfField: LineOfField };

type LineOfField = (...path: readonly PropertyKey[]) => number;

/**
 * Splits an answer file into front matter, lead and lists.
 * @param report takes each problem with its line in the file
 * @returns undefined when the front matter cannot be used
 */
export function readAnswerFile(text: string, report: LineReport): AnswerFile | undefined {
  const opened = readFrontMatter(text, "the answer", answerFront, report);
  if (!opened) return undefined;
  const { front, body, bodyLine, lineOfField } = opened;
  return { front, ...readBody(body, bodyLine, report), lineOfField };
}

/** Reads the lead, which is one paragraph, and the lists below it. A line that continues the one before belongs to it. */
function readBody(body: string, firstLine: number, report: LineReport): Pick<AnswerFile, "lead" | "lists"> {
  const lead: PlacedLine = { text: "", line: firstLine };
  const lists: AnswerFile["lists"] = { steps: [], avoid: [], seeVetIf: [] };
  let list: PlacedLine[] | undefined;
  body.split("\n").forEach((raw, index) => {
    const line = firstLine + index;
    const text = raw.trim();
    if (text === "") return;
    const heading = /^#+ +(.*)$/.exec(text)?.[1];
    if (heading !== undefined) {
      list = headingList(heading, lists);
      if (!list) report(line, `"${heading}" is no heading of an answer; use ${Object.keys(ANSWER_HEADINGS).join(", ")}`);
      list ??= [];
    } else if (text.startsWith("- ") && list) list.push({ text: text.slice(2).trim(), line });
    else if (text.startsWith("- ")) report(line, "a list stands under a heading; put the line under one, or into the lead");
    else {
      const last = list ? list.at(-1) : lead;
      if (!last) report(line, "text below a heading must be a list; begin the line with a dash");
      else {
        if (last.text === "") last.line = line;
        last.text = `${last.text} ${text}`.trim();
      }
    }
  });
  if (lead.text === "") report(firstLine, "the answer has no lead; begin with a sentence that answers the question");
  return { lead, lists };
}

function headingList(heading: string, lists: AnswerFile["lists"]): PlacedLine[] | undefined {
  const name = ANSWER_HEADINGS[heading as keyof typeof ANSWER_HEADINGS];
  return name && lists[name];
}
