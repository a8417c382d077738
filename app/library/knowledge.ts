import type { Source } from "#app/domain/content/page.ts";
import type { AssistantContent } from "#app/domain/knowledge/assistant-content.ts";
import type { Answer, AnswerTopic, ProtocolText, Substance } from "#app/domain/knowledge/knowledge.ts";
import type { GroundingTexts } from "#app/domain/knowledge/model-texts.ts";
import { openFile, type ReadFile } from "./built-files.ts";

/** The files that hold the knowledge, each read only when it is asked for. */
export const KNOWLEDGE_FILES = {
  answers: "/_content/answers.json",
  topics: "/_content/answer-topics.json",
  substances: "/_content/substances.json",
  protocols: "/_content/protocols.json",
  sources: "/_content/sources.json",
  pages: "/_content/page-answers.json",
  assistant: "/_content/assistant.json",
  grounding: "/_content/grounding.json",
} as const;

/** What each of these files is. */
export type KnowledgeFiles = {
  answers: Answer[];
  topics: AnswerTopic[];
  substances: Substance[];
  protocols: ProtocolText[];
  /** Every source that an answer, a substance or a protocol names. */
  sources: Source[];
  /** Protocols and pages, in the shape of answers. */
  pages: Answer[];
  /** What the assistant says by itself, and the index of answers, pages and substances. */
  assistant: Pick<
    AssistantContent,
    | "acts"
    | "ownerPhrases"
    | "phrases"
    | "complaints"
    | "actions"
    | "prescriptionAsks"
    | "aspects"
    | "caseWords"
    | "named"
    | "ranking"
    | "synonyms"
    | "names"
    | "index"
  >;
  /** What a model is told of a case, and what is said before its words. */
  grounding: GroundingTexts;
};

/** What the site knows besides its pages. Each part is read once per isolate, when it is first asked for. */
export type Knowledge = { [Part in keyof KnowledgeFiles]: () => Promise<KnowledgeFiles[Part]> };

/** Opens the knowledge over the files that were built with this Worker. */
export function openKnowledge(readFile: ReadFile): Knowledge {
  const open = <Part extends keyof KnowledgeFiles>(part: Part) => openFile<KnowledgeFiles[Part]>(readFile, KNOWLEDGE_FILES[part]);
  return {
    answers: () => open("answers"),
    topics: () => open("topics"),
    substances: () => open("substances"),
    protocols: () => open("protocols"),
    sources: () => open("sources"),
    pages: () => open("pages"),
    assistant: () => open("assistant"),
    grounding: () => open("grounding"),
  };
}
