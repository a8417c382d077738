import { stringify } from "yaml";
import { names, sentence } from "./small-texts.ts";

/** The smallest answers and substances with nothing wrong in them. */
export function knowledgeFiles(): Record<string, string> {
  return {
    "content/answers/topics.yaml": stringify([
      {
        id: "stomach",
        title: "The stomach",
        group: "illness",
        description: "Answers about the stomach of a dog or a cat.",
        clinical: true,
        reviewed: "2026-11-20",
      },
      {
        id: "about",
        title: "About us",
        group: "help",
        description: "Answers about this site and who writes for it.",
        clinical: false,
        reviewed: "2026-11-20",
      },
    ]),
    "content/answers/stomach/eats-grass.md": answer("Why does my dog eat grass?", "grass", { species: ["dog"], sources: ["manual"] }),
    "content/answers/stomach/eats-soil.md": answer("Why does my dog eat soil?", "soil", { species: ["dog"], sources: ["manual"] }),
    "content/answers/stomach/eats-bark.md": answer("Why does my dog eat bark?", "bark", { species: ["dog"], sources: ["manual"] }),
    "content/answers/about/free.md": answer("Is this site free?", "free", { species: ["all"], intent: "about-us", level: "info" }),
    "content/substances/berries.yaml": stringify([
      {
        id: "berry",
        name: "Berries",
        kind: "plant",
        noun: { text: "berries", plural: true },
        names: ["red berries"],
        verdicts: { cat: "emergency", all: "call" },
        why: { all: sentence("berry why") },
        eaten: sentence("berry eaten"),
        sources: ["manual"],
      },
    ]),
    "content/substances/food.yaml": stringify([
      {
        id: "nut",
        name: "Nuts",
        kind: "food",
        noun: { text: "nuts", plural: true },
        names: ["nut butter"],
        translations: { de: ["nuss"] },
        verdicts: { dog: "small-amounts", all: "call" },
        why: { all: sentence("nut why"), dog: sentence("nut why dog") },
        eaten: sentence("nut eaten"),
        serve: sentence("nut serve"),
        signs: "Signs show within :figure[one-limit].",
        sources: ["manual"],
      },
    ]),
  };
}

function answer(question: string, seed: string, fields: Record<string, unknown>): string {
  const front = { question, asks: names(`${seed} ask`, 12), intent: "why", level: "routine", ...fields };
  const lists = ["Do", "Avoid", "See a vet if"].map((heading) => `## ${heading}\n- ${sentence(`${seed} ${heading}`)}\n`);
  return `---\n${stringify(front)}---\n${sentence(`${seed} lead`)}\n\n${lists.join("\n")}`;
}
