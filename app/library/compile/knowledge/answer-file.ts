import { ANSWER_PARTS, type AnswerPart, partOfHeading } from "#app/domain/knowledge/answer-parts.ts";
import type { OwnHeadings } from "#app/domain/knowledge/knowledge.ts";
import { type LineReport, readFrontMatter } from "../files/front-matter.ts";
import { type AnswerFront, answerFront } from "./knowledge-schemas.ts";

/** The lists below an answer's lead, by heading. */
const ANSWER_HEADINGS = { Do: "steps", Avoid: "avoid", "See a vet if": "seeVetIf" } as const;

type ListName = (typeof ANSWER_HEADINGS)[keyof typeof ANSWER_HEADINGS];

/** "Do: While you wait": the heading that a visitor reads, where another than the usual one follows the question. */
const OWN_HEADING = /^(Do|Avoid|See a vet if): +(\S.*)$/;

type PlacedLine = { text: string; line: number };

type Body = {
  lead: PlacedLine;
  lists: Record<ListName, PlacedLine[]>;
  parts: Partial<Record<AnswerPart, PlacedLine>>;
  headings: OwnHeadings;
};

/** An answer file, split but not yet filled in. */
export type AnswerFile = Body & { front: AnswerFront; lineOfField: LineOfField };

type LineOfField = (...path: readonly PropertyKey[]) => number;

/**
 * Splits an answer file into front matter, lead, lists and parts.
 * @param report takes each problem with its line in the file
 * @returns undefined when the front matter cannot be used
 */
export function readAnswerFile(text: string, report: LineReport): AnswerFile | undefined {
  const opened = readFrontMatter(text, "the answer", answerFront, report);
  if (!opened) return undefined;
  const { front, body, bodyLine, lineOfField } = opened;
  return { front, ...readBody(body, bodyLine, report), lineOfField };
}

/** Reads the lead, the lists and the parts, which are one paragraph each. A line that continues the one before belongs to it. */
function readBody(body: string, firstLine: number, report: LineReport): Body {
  const lead: PlacedLine = { text: "", line: firstLine };
  const lists: Body["lists"] = { steps: [], avoid: [], seeVetIf: [] };
  const parts: Body["parts"] = {};
  const headings: OwnHeadings = {};
  let list: PlacedLine[] | undefined;
  let paragraph: PlacedLine | undefined = lead;
  const open = (written: string, line: number) => {
    const [, usual, own] = OWN_HEADING.exec(written) ?? [];
    const heading = usual ?? written;
    if (own) headings[ANSWER_HEADINGS[usual as keyof typeof ANSWER_HEADINGS]] = own;
    const part = partOfHeading(heading);
    list = part ? undefined : headingList(heading, lists);
    paragraph = part && { text: "", line };
    if (part && paragraph) parts[part] = paragraph;
    if (!part && !list) {
      const known = [...Object.keys(ANSWER_HEADINGS), ...Object.values(ANSWER_PARTS)].join(", ");
      report(line, `"${heading}" is no heading of an answer; use ${known}`);
      list = [];
    }
  };
  body.split("\n").forEach((raw, index) => {
    const line = firstLine + index;
    const text = raw.trim();
    if (text === "") return;
    const heading = /^#+ +(.*)$/.exec(text)?.[1];
    if (heading !== undefined) open(heading, line);
    else if (text.startsWith("- ") && list) list.push({ text: text.slice(2).trim(), line });
    else if (text.startsWith("- ")) report(line, "a list stands under Do, Avoid or See a vet if; write a part and the lead as sentences");
    else {
      const last = list ? list.at(-1) : paragraph;
      if (!last) report(line, "text below this heading must be a list; begin the line with a dash");
      else {
        if (last.text === "") last.line = line;
        last.text = `${last.text} ${text}`.trim();
      }
    }
  });
  if (lead.text === "") report(firstLine, "the answer has no lead; begin with a sentence that answers the question");
  return { lead, lists, parts, headings };
}

function headingList(heading: string, lists: AnswerFile["lists"]): PlacedLine[] | undefined {
  const name = ANSWER_HEADINGS[heading as keyof typeof ANSWER_HEADINGS];
  return name && lists[name];
}
