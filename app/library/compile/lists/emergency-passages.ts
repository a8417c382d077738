import type { LandingContent } from "#app/domain/content/landing-content.ts";
import { EMERGENCY_PATH } from "#app/domain/content/page.ts";
import { htmlToText } from "#app/domain/html-escape.ts";
import { SPECIES } from "#app/domain/pets.ts";
import type { SearchedPassage } from "../search/search-files.ts";

/** What owners write who do not know what it was (a word of content/synonyms.yaml): no page is about that, the first steps for a poison are. */
const UNKNOWN_EATEN = "ate something";
const CITATION = /<sup\b.*?<\/sup>/g;

/** The first steps for a poison as passages of /emergency, for any animal. */
export function poisonPassages({ emergencies }: LandingContent): SearchedPassage[] {
  const poisoning = emergencies.find(({ id }) => id === "poisoning");
  if (!poisoning) return [];
  const page = {
    id: `${EMERGENCY_PATH}#poisoning`,
    path: EMERGENCY_PATH,
    pageTitle: "Eaten something harmful: first steps",
    kind: "topic" as const,
    species: SPECIES,
    terms: UNKNOWN_EATEN,
  };
  const plain = (lines: readonly string[]) => lines.map((line) => htmlToText(line.replace(CITATION, "")));
  return [
    { ...page, heading: "What to do now", role: "act", items: plain(poisoning.immediateSteps) },
    { ...page, id: `${page.id}~1`, heading: "What to tell the vet", role: "vet-asks", items: plain(poisoning.whatToTell) },
  ];
}
