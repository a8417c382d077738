import { KNOWLEDGE_FILES, type KnowledgeFiles } from "../../knowledge.ts";
import { protocolText } from "../lists/compile-protocols.ts";
import type { Content } from "../load-content.ts";

/** The knowledge as the Worker reads it: one file for each of its parts, by name. */
export function knowledgeFiles({
  answers,
  substances,
  protocols,
  sources,
  pageAnswers,
  assistant,
  synonyms,
}: Content): [string, unknown][] {
  const texts = protocols.map(protocolText);
  const cited = new Set([...answers.answers, ...substances, ...texts].flatMap((unit) => unit.sources));
  const files: KnowledgeFiles = {
    answers: answers.answers,
    topics: answers.topics,
    substances,
    protocols: texts,
    sources: [...cited].flatMap((key) => sources.get(key) ?? []),
    pages: pageAnswers,
    assistant: { ...assistant, synonyms },
  };
  return Object.entries(KNOWLEDGE_FILES).map(([part, path]) => [path.slice(1), files[part as keyof KnowledgeFiles]]);
}
