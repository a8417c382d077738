import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AskedAnswer } from "#app/domain/knowledge/knowledge.ts";
import { readYamlList } from "../files/yaml-file.ts";
import type { Registers } from "../pages/entry-texts.ts";
import type { Problem } from "../problems.ts";
import type { CollectedTexts } from "../prose/text-pieces.ts";
import { type AnswerFile, readAnswerFile } from "./answer-file.ts";
import { checkAnswers, type PlacedAnswer } from "./check-answers.ts";
import { gradeProblem, lengthProblem, wordingProblems } from "./check-wording.ts";
import { citationProblems } from "./citations.ts";
import { type AnswerTopicEntry, answerTopicEntry } from "./knowledge-schemas.ts";
import { plainText } from "./plain-text.ts";

const MOST_WORDS = { lead: 45, answer: 150 };
const MOST_GRADE = 9;

export type CompiledAnswers = { answers: AskedAnswer[]; topics: AnswerTopicEntry[] };

/**
 * Reads, checks and compiles content/answers: topics.yaml, and one file per answer in the folder of its topic.
 * @returns also the answers with their positions in the files, for checks that need the pages
 */
export function compileAnswers(
  root: string,
  registers: Registers,
  gathered: CollectedTexts,
  problems: Problem[],
): { answers: CompiledAnswers; placed: PlacedAnswer[] } {
  const folder = join(root, "content/answers");
  const topicsFile = { path: join(folder, "topics.yaml"), name: "content/answers/topics.yaml" };
  const topics = readYamlList(topicsFile, answerTopicEntry, problems, ({ id }) => id).map(({ item }) => item);
  const placed = existsSync(folder) ? answerFiles(folder).flatMap((name) => readAnswer(folder, name)) : [];
  checkAnswers(placed, problems);
  return { answers: { answers: placed.map(({ answer }) => answer), topics }, placed };

  function readAnswer(folder: string, name: string): PlacedAnswer[] {
    const file = `content/answers/${name}`;
    const report = (line: number, says: string) => problems.push({ file, line, says });
    const topic = topics.find(({ id }) => id === name.split("/")[0]);
    if (!topic) report(1, `the folder "${name.split("/")[0]}" is no topic; add it to content/answers/topics.yaml or move the file`);
    const source = readAnswerFile(readFileSync(join(folder, name), "utf8"), report);
    if (!topic || !source) return [];
    const answer = compileAnswer({ file, topic, source, id: name.slice(0, -".md".length) }, registers, gathered, report);
    return [{ file, answer, lineOfField: source.lineOfField }];
  }
}

function answerFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .sort();
}

type Given = { file: string; topic: AnswerTopicEntry; source: AnswerFile; id: string };

function compileAnswer(
  { file, topic, source, id }: Given,
  { figures, sources }: Registers,
  gathered: CollectedTexts,
  report: (line: number, says: string) => void,
): AskedAnswer {
  const { front, lists, lineOfField } = source;
  const cited = new Set(front.sources);
  const fill = ({ text, line }: { text: string; line: number }) => {
    const plain = plainText(text, { figures, figuresUsed: gathered.figuresUsed, cited, problem: (says) => report(line, says) });
    for (const says of wordingProblems(plain)) report(line, says);
    return plain;
  };
  const lead = fill(source.lead);
  const [steps, avoid, seeVetIf] = [lists.steps, lists.avoid, lists.seeVetIf].map((lines) => lines.map(fill)) as [
    string[],
    string[],
    string[],
  ];
  const all = [lead, ...steps, ...avoid, ...seeVetIf];
  const problems = [
    lengthProblem("the lead", lead, MOST_WORDS.lead),
    lengthProblem("the answer", all.join(" "), MOST_WORDS.answer),
    gradeProblem(all, MOST_GRADE),
  ];
  for (const says of problems) if (says) report(source.lead.line, says);
  for (const says of citationProblems(front.sources, sources, topic.clinical)) report(lineOfField("sources"), says);
  const { question, asks, species: animals, intent, level, page } = front;
  if (page) gathered.links.push({ file, line: lineOfField("page"), url: `/${page}`, mayLeave: false });
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
    ...(page && { page: `/${page}` }),
    sources: [...cited],
  };
}
