import { type OfflineContent, PROTOCOL_TOPIC } from "#app/domain/knowledge/assistant-content.ts";
import { type AskedAnswer, SUBSTANCE_VERDICTS, type Substance } from "#app/domain/knowledge/knowledge.ts";
import { rank } from "#app/domain/urgency.ts";
import type { Content } from "../load-content.ts";

/** Some 75 kB once compressed: every first visitor fetches them. */
const MOST_BYTES = 260_000;
const MOST_ASKS = 8;
const MOST_NAMES = 8;

/** Makes the file of what is known without a network: the most urgent answers, pages and substances first, as many as fit. */
export function offlineFile(
  {
    answers,
    pageAnswers,
    substances,
    assistant,
    synonyms,
  }: Pick<Content, "answers" | "pageAnswers" | "substances" | "assistant" | "synonyms">,
  mostBytes = MOST_BYTES,
): OfflineContent {
  const graveFirst = (units: readonly AskedAnswer[]) => [...units].sort((one, other) => rank(other.level) - rank(one.level));
  const protocols = pageAnswers.filter(({ topic }) => topic === PROTOCOL_TOPIC);
  const pages = pageAnswers.filter(({ topic }) => topic !== PROTOCOL_TOPIC);
  const needed = [
    ...protocols.map((unit) => ({ unit, kind: "units" as const })),
    ...mixed(
      graveFirst([...pages, ...answers.answers]).map((unit) => ({ unit: shortened(unit), kind: "units" as const })),
      mostDangerousFirst(substances).map((substance) => ({ unit: shortenedSubstance(substance), kind: "substances" as const })),
    ),
  ];
  const kept = { units: [] as AskedAnswer[], substances: [] as Substance[] };
  let bytes = 0;
  for (const { unit, kind } of needed) {
    bytes += JSON.stringify(unit).length;
    if (bytes > mostBytes) break;
    (kept[kind] as (AskedAnswer | Substance)[]).push(unit);
  }
  return { ...kept, ...assistant, synonyms };
}

function shortened({ parts: _parts, headings: _headings, ...unit }: AskedAnswer): AskedAnswer {
  return {
    ...unit,
    asks: unit.asks.slice(0, MOST_ASKS),
    steps: unit.steps.slice(0, 4),
    avoid: unit.avoid.slice(0, 2),
    seeVetIf: unit.seeVetIf.slice(0, 3),
    sources: [],
  };
}

function shortenedSubstance({
  signs: _signs,
  have: _have,
  others: _others,
  prescription: _prescription,
  ...substance
}: Substance): Substance {
  return { ...substance, names: substance.names.slice(0, MOST_NAMES), translations: {}, sources: [] };
}

function mostDangerousFirst(substances: readonly Substance[]): Substance[] {
  const danger = ({ verdicts }: Substance) => Math.max(...Object.values(verdicts).map((verdict) => SUBSTANCE_VERDICTS.indexOf(verdict)));
  return [...substances].sort((one, other) => danger(other) - danger(one));
}

/** Takes from both lists in turn, so that neither crowds the other out. */
function mixed<One, Other>(one: readonly One[], other: readonly Other[]): (One | Other)[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [one[at], other[at]])
    .flat()
    .filter((item) => item !== undefined);
}
