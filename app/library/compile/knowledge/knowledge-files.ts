import { indexKnowledge } from "#app/assistant/compile/index-knowledge.ts";
import type { Answer, AskedAnswer } from "#app/domain/knowledge/knowledge.ts";
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
  grounding,
  synonyms,
}: Content): [string, unknown][] {
  const texts = protocols.map(protocolText);
  const cited = new Set([...answers.answers, ...substances, ...texts].flatMap((unit) => unit.sources));
  const files: KnowledgeFiles = {
    answers: answers.answers.map(withoutAsks),
    topics: answers.topics,
    substances,
    protocols: texts,
    sources: [...cited].flatMap((key) => sources.get(key) ?? []),
    pages: pageAnswers.map(withoutAsks),
    assistant: {
      ...assistant,
      synonyms,
      index: indexKnowledge([...answers.answers, ...pageAnswers], { substances, synonyms, names: assistant.names }),
    },
    grounding,
  };
  return Object.entries(KNOWLEDGE_FILES).map(([part, path]) => [path.slice(1), files[part as keyof KnowledgeFiles]]);
}

/** The ways of asking are in the index. */
function withoutAsks({ asks: _asks, ...answer }: AskedAnswer): Answer {
  return answer;
}
