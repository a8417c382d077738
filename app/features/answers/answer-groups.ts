import { pressingLevel } from "#app/domain/knowledge/answer-urgency.ts";
import type { Answer, TopicSection } from "#app/domain/knowledge/knowledge.ts";
import { SPECIES, SPECIES_LABELS, type Species } from "#app/domain/pets.ts";
import { rank } from "#app/domain/urgency.ts";

export type AnswerGroup = { id: string; heading: string; answers: Answer[] };

const SEVERAL: Omit<AnswerGroup, "answers"> = { id: "for-several-animals", heading: "Several animals" };
const ANY: Omit<AnswerGroup, "answers"> = { id: "for-any-pet", heading: "Any pet" };
/** What is about an animal that is none of ours: a hen, a horse, a degu. */
const OTHERS: Omit<AnswerGroup, "answers"> = { id: "for-other-animals", heading: "Other animals" };

/**
 * The answers of a topic by the animals that they hold for: the largest group first, and those about none of our animals last. Groups of
 * the same size stand in the order of the animals. Empty groups are left out. In a group what needs a vet now stands first, then what
 * needs one today.
 * @param isOther whether an answer for all animals is about one that is none of ours
 */
export function answerGroups(answers: readonly Answer[], isOther: (answer: Answer) => boolean = () => false): AnswerGroup[] {
  const groups = new Map<string, AnswerGroup>();
  for (const answer of [...answers].sort(
    (one, other) => order(one) - order(other) || rank(pressingLevel(other)) - rank(pressingLevel(one)),
  )) {
    const { id, heading } = groupOf(answer) ?? (isOther(answer) ? OTHERS : ANY);
    const group = groups.get(id) ?? { id, heading, answers: [] };
    group.answers.push(answer);
    groups.set(id, group);
  }
  const size = ({ id, answers: held }: AnswerGroup) => (id === OTHERS.id ? 0 : held.length);
  return [...groups.values()].sort((one, other) => size(other) - size(one));
}

/** The answers of a topic under the headings that an editor gave it, in the editor's order. */
export function sectionGroups(answers: readonly Answer[], sections: readonly TopicSection[]): AnswerGroup[] {
  const byName = new Map(answers.map((answer) => [answerName(answer), answer]));
  return sections.map(({ heading, answers: names }) => ({
    id: heading.toLowerCase().replaceAll(" ", "-"),
    heading,
    answers: names.flatMap((name) => byName.get(name) ?? []),
  }));
}

/** What an answer is called inside its topic. */
export function answerName({ id }: Pick<Answer, "id">): string {
  return id.slice(id.indexOf("/") + 1);
}

function groupOf({ animals }: Answer): Omit<AnswerGroup, "answers"> | undefined {
  const species = animals.filter((animal): animal is Species => animal !== "all");
  if (species.length === 0) return undefined;
  const [only] = species;
  return only && species.length === 1 ? { id: `for-${only}`, heading: SPECIES_LABELS[only] } : SEVERAL;
}

/** The place of an answer's group: any pet, several animals, then one animal after the other. */
function order({ animals }: Answer): number {
  const [first] = animals;
  if (first === undefined || first === "all") return 0;
  return animals.length > 1 ? 1 : 2 + SPECIES.indexOf(first);
}
