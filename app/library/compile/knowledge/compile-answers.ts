import type { AnswerPart, AnswerParts } from "#app/domain/knowledge/answer-parts.ts";
import type { AskedAnswer } from "#app/domain/knowledge/knowledge.ts";
import type { CompileContext } from "../compile-context.ts";
import type { LineReport } from "../files/front-matter.ts";
import { citationProblems } from "../prose/citations.ts";
import { plainText } from "../prose/plain-text.ts";
import { gradeProblem, lengthProblem, wordingProblems } from "../prose/wording.ts";
import { type AnswerFile, readAnswerFile } from "./answer-file.ts";
import { checkAnswers, checkSections, type PlacedAnswer } from "./check-answers.ts";
import { type AnswerTopicEntry, answerTopicEntry } from "./knowledge-schemas.ts";

/** "Maggots: now." Owners in fear read that as a code. */
const CODED =
  /: (?:(?:go|call|see a vet|see your vet|book a visit)(?: a vet)?(?: |\.?$))?(?:at once|now|today|tonight|the same day|this week|this minute)?\.?$|^(?:Now|Today|Soon|This week|Call): /i;
const CODED_SAYS = 'write a sentence in place of a code: "Go now if there are maggots", "See a vet today for a swollen eye"';

const MOST_WORDS = { lead: 45, answer: 150, part: 50 };
const MOST_GRADE = 9;
/** The grade of two sentences varies more. */
const MOST_GRADE_OF_PART = 12;

export type CompiledAnswers = { answers: AskedAnswer[]; topics: AnswerTopicEntry[] };

/**
 * Reads, checks and compiles content/answers: topics.yaml, and one file per answer in the folder of its topic.
 * @returns also the answers with their positions in the files, for checks that need the pages
 */
export function compileAnswers(context: CompileContext): { answers: CompiledAnswers; placed: PlacedAnswer[] } {
  const entries = context.list("answers/topics.yaml", answerTopicEntry, ({ id }) => id);
  const topics = entries.map(({ item }) => item);
  const placed = context.filesIn("answers", ".md").flatMap((name): PlacedAnswer[] => {
    const { file, text } = context.text(`answers/${name}`);
    const report = (line: number, says: string) => context.problems.push({ file, line, says });
    const topic = topics.find(({ id }) => id === name.split("/")[0]);
    if (!topic) report(1, `the folder "${name.split("/")[0]}" is no topic; add it to content/answers/topics.yaml or move the file`);
    const source = readAnswerFile(text, report);
    if (!topic || !source) return [];
    const answer = compileAnswer({ file, topic, source, id: name.slice(0, -".md".length) }, context, report);
    return [{ file, answer, lineOfField: source.lineOfField }];
  });
  checkAnswers(placed, context.problems);
  checkSections(entries, placed);
  return { answers: { answers: placed.map(({ answer }) => answer), topics }, placed };
}

type Given = { file: string; topic: AnswerTopicEntry; source: AnswerFile; id: string };

function compileAnswer({ file, topic, source, id }: Given, context: CompileContext, report: LineReport): AskedAnswer {
  const { front, lists, lineOfField, parts: written, headings } = source;
  const cited = new Set(front.sources);
  const fill = ({ text, line }: { text: string; line: number }) => {
    const plain = plainText(text, context, cited, (says) => report(line, says));
    for (const { says } of wordingProblems(plain)) report(line, says);
    return plain;
  };
  const lead = fill(source.lead);
  const [steps, avoid, seeVetIf] = [lists.steps, lists.avoid, lists.seeVetIf].map((lines) => lines.map(fill)) as [
    string[],
    string[],
    string[],
  ];
  const all = [lead, ...steps, ...avoid, ...seeVetIf];
  const parts = Object.entries(written).map(([part, placed]) => {
    const said = fill(placed);
    for (const says of [lengthProblem(`the part "${part}"`, said, MOST_WORDS.part), gradeProblem([said], MOST_GRADE_OF_PART)])
      if (says) report(placed.line, says);
    if (said === "") report(placed.line, "a part has a sentence at least");
    return [part as AnswerPart, said] as const;
  });
  const problems = [
    lengthProblem("the lead", lead, MOST_WORDS.lead),
    lengthProblem("the answer", all.join(" "), MOST_WORDS.answer),
    gradeProblem(all, MOST_GRADE),
  ];
  for (const says of problems) if (says) report(source.lead.line, says);
  for (const own of Object.values(headings)) for (const { says } of wordingProblems(own)) report(source.lead.line, says);
  for (const { text, line } of lists.seeVetIf) if (CODED.test(text)) report(line, CODED_SAYS);
  for (const says of citationProblems(front.sources, context.sources, topic.clinical)) report(lineOfField("sources"), says);
  const { question, asks, species: animals, intent, level, page } = front;
  if (page) context.gathered.links.push({ file, line: lineOfField("page"), url: `/${page}`, mayLeave: false });
  return {
    id,
    topic: topic.id,
    question,
    asks,
    animals,
    intent,
    level,
    lead,
    steps,
    avoid,
    seeVetIf,
    ...(parts.length > 0 && { parts: Object.fromEntries(parts) as AnswerParts }),
    ...(Object.keys(headings).length > 0 && { headings }),
    ...(page && { page: `/${page}` }),
    sources: [...cited],
  };
}
