import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { Substance, SubstanceVerdict } from "#app/domain/knowledge/knowledge.ts";
import { verdictFor } from "#app/domain/knowledge/substance.ts";
import { SPECIES, type Species } from "#app/domain/pets.ts";
import { sentencesOf } from "#app/domain/text/sentences.ts";
import { rank } from "#app/domain/urgency.ts";
import { figureEntry } from "#app/library/compile/schemas.ts";
import { content } from "#tests/content/our-content.ts";

/** Two places of the content that tell an owner of the same animal different things. `limits.test.ts` does the same for the figures. */

const { answers, pages, substances } = content;
const ALLOWED: readonly SubstanceVerdict[] = ["fine", "small-amounts"];
const HOURS: Record<string, number> = { minute: 1 / 60, hour: 1, day: 24, week: 168 };
const verdictsOf = (substance: Substance) => SPECIES.map((species) => verdictFor(substance, species));

type Limit = { case: string; id: string; level: string; at: number };

/** Every limit of time and breaths, by animal, sign, age, sex and state. */
const limits: Limit[] = Object.entries(parse(readFileSync("content/figures.yaml", "utf8")) as Record<string, unknown>).flatMap(
  ([id, entry]) => {
    const { value, unit, species, limits: marked = [] } = figureEntry.parse(entry);
    const ends = [value].flat();
    const at = (end: unknown) => (typeof end === "number" ? end * (HOURS[unit.replace(/s$/, "")] ?? 1) : Number.NaN);
    return marked
      .filter(({ when }) => when === undefined)
      .flatMap(({ sign, level, age = "any", sex = "any", state = "any" }) =>
        species.map((animal) => ({
          case: [animal, sign, age, sex, state].join(" "),
          id,
          level,
          // Of a range, breaths are too fast above its later end; a time counts from the earlier one.
          at: at(sign === "fast-breathing" ? ends.at(-1) : ends[0]),
        })),
      );
  },
);

/** The pairs in which waiting is allowed beyond the emergency. Too slow a breath is the worse, the slower it is. */
function outOfOrder(all: readonly Limit[]): string[] {
  return all
    .filter(({ level }) => level === "urgent")
    .flatMap((call) =>
      all
        .filter((now) => now.level === "emergency" && now.case === call.case)
        .filter((now) => (call.case.includes("slow-breathing") ? call.at < now.at : call.at > now.at))
        .map((now) => `${call.case}: ${call.id} is beyond ${now.id}`),
    );
}

test("the limit for a call comes before that of the emergency", () => {
  expect(outOfOrder(limits)).toEqual([]);
  const [one] = limits.filter(({ level }) => level === "emergency");
  expect(outOfOrder([...limits, { ...(one as Limit), id: "too-late", level: "urgent", at: 10_000 }])).not.toEqual([]);
});

test("no answer opens with more haste than its level", () => {
  const HASTE = /^(?:Call (?:a|an|your) (?:emergency )?vet now(?! for)|Go (?:to a vet )?now(?! if| for)|This is an emergency)/;
  const wrong = answers.answers.filter(({ lead, level }) => HASTE.test(lead) && rank(level) < rank("urgent"));
  expect(wrong.map(({ id, lead }) => `${id}: ${lead}`)).toEqual([]);
});

test("an answer of the level emergency never says that today is soon enough", () => {
  const wrong = answers.answers.filter(
    ({ lead, level }) =>
      level === "emergency" && sentencesOf(lead).some((one) => /\bvet today\b(?! if)/.test(one) && !/\bnow\b/.test(lead)),
  );
  expect(wrong.map(({ id, lead }) => `${id}: ${lead}`)).toEqual([]);
});

test("what may be deadly for some animal tells its owner to call, and calls it harmless for none but named animals", () => {
  const wrong = substances.filter((substance) => {
    if (!verdictsOf(substance).includes("emergency")) return false;
    const [beforeAnimals = ""] = substance.eaten.split(/\b(?:Dogs|Cats|Birds|Other pets)[^.:]*: /);
    const isForFish = SPECIES.every((species) => species === "fish" || verdictFor(substance, species) !== "emergency");
    return /Nothing to do|does no harm/.test(beforeAnimals) || (!isForFish && !/\b(?:call|go|leave|phone)\b/i.test(substance.eaten));
  });
  expect(wrong.map(({ id, eaten }) => `${id}: ${eaten}`)).toEqual([]);
});

test("what every animal may have does not begin with a call", () => {
  const wrong = substances.filter(
    (substance) => verdictsOf(substance).every((one) => ALLOWED.includes(one)) && /^(?:Call|Go)\b/.test(substance.eaten),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test("a page about a food says yes or no as the entry does that it is about", () => {
  const wrong = pages.flatMap(({ kind, path, summary, species }) => {
    const says = /^(yes|no)\b/i.exec(summary)?.[1]?.toLowerCase();
    const entries = substances.filter(({ page }) => page === path);
    if (kind !== "food" || !says || entries.length === 0) return [];
    const fits = (animal: Species) => entries.some((entry) => ALLOWED.includes(verdictFor(entry, animal)) === (says === "yes"));
    return species.filter((animal) => !fits(animal)).map((animal) => `${path}, ${animal}: ${summary}`);
  });
  expect(wrong).toEqual([]);
});

/** What `eaten` says of the animals that have no words of their own: those after "Other pets:", up to the next animal. */
function saysOfOthers(eaten: string): { says: string; others: Species[] } | undefined {
  const [before, says] = eaten.split(/Other pets?: /);
  if (says === undefined || before === undefined) return undefined;
  const labels = [...before.matchAll(/(?:^|[.;] )([A-Z][a-z]+(?: pigs?)?(?:(?:,| or) [a-z]+(?: pigs?)?)*(?: or [a-z]+)?): /g)];
  const named = labels.map(([, label = ""]) => label.toLowerCase()).join(" ");
  return { says, others: SPECIES.filter((species) => !named.includes(species.replace("-", " "))) };
}

test("'other pets: call now' stands only where that is an emergency for them, and 'call today' where it is none", () => {
  const wrong = substances.flatMap((substance) => {
    const told = saysOfOthers(substance.eaten);
    if (!told) return [];
    const isNow = /^(?:call|go)(?: an? [a-z ]*vet)? now\./.test(told.says);
    const isToday = /^call(?: a vet or poison line| your vet)? (?:today|the same day)/.test(told.says);
    return told.others
      .filter((species) => species !== "fish")
      .map((species) => ({ species, verdict: verdictFor(substance, species) }))
      .filter(({ verdict }) => (isNow && verdict === "call") || (isToday && verdict === "emergency"))
      .map(({ species, verdict }) => `${substance.id}, ${species} is ${verdict}: ${substance.eaten}`);
  });
  expect(wrong).toEqual([]);
});

/** Pages on which the amount decides, by the chocolate calculator. */
const BY_AMOUNT = ["/can-dogs-eat-chocolate"];

test("no card of a food page says 'today' of what is an emergency once it is eaten", () => {
  const named = substances.flatMap((substance) =>
    [substance.noun.text, ...substance.names].map((name) => [name.toLowerCase(), substance] as const),
  );
  const wrong = pages.flatMap(({ kind, path, species, blocks }) => {
    if (kind !== "food" || BY_AMOUNT.includes(path)) return [];
    return blocks.flatMap((block) => {
      if (block.kind !== "card" || block.level === "emergency") return [];
      return [...block.html.matchAll(/<li>(.*?)<\/li>/gs)]
        .map(
          ([, item = ""]) =>
            ` ${item
              .replace(/<[^>]*>/g, " ")
              .toLowerCase()
              .replace(/[^a-z' -]/g, " ")} `,
        )
        .filter((item) => /\b(?:ate|swallowed|drank|chewed)\b/.test(item) && !/\bno\b/.test(item))
        .flatMap((item) =>
          named
            .filter(
              ([name, substance]) =>
                name.length > 3 && item.includes(` ${name} `) && species.every((one) => verdictFor(substance, one) === "emergency"),
            )
            .map(([name]) => `${path}, ${block.level}:${item}(${name})`),
        );
    });
  });
  expect(wrong).toEqual([]);
});
