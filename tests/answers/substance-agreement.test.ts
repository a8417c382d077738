import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { clausesFor } from "#app/domain/knowledge/substance-clauses.ts";
import { PET_LABELS, SPECIES } from "#app/domain/pets.ts";

type Entry = { id: string; verdicts: Record<string, string>; eaten: string };

const FOLDER = join(import.meta.dirname, "../../content/substances");
const entries = readdirSync(FOLDER).flatMap((name) => parse(readFileSync(join(FOLDER, name), "utf8")) as Entry[]);

/** A word that tells an owner to call or to go. */
const ACTS = /\b(?:call|go|vet|poison line)\b/i;
const AT_ONCE = /\bnow\b|\bat once\b|\bthis minute\b|\bstraight\b/i;
/** What saves a fish is the water: it is changed before anybody is called. */
const WATER_FIRST = ["ammonia fish"];

/** What the card of a substance says to do for one animal; `reptile` stands for those without a verdict of their own. */
const said = entries.flatMap(({ id, verdicts, eaten }) =>
  [...SPECIES, "reptile" as const].map((animal) => ({
    what: `${id} ${animal}`,
    verdict: verdicts[animal] ?? verdicts.all,
    does: clausesFor(eaten, animal === "reptile" ? animal : PET_LABELS[animal].toLowerCase()),
  })),
);

test("where the verdict is to call, what to do says so for that animal", () => {
  const dangerous = said.filter(({ what, verdict }) => (verdict === "call" || verdict === "emergency") && !WATER_FIRST.includes(what));
  expect(dangerous.filter(({ does }) => !ACTS.test(does)).map(({ what, does }) => `${what}: ${does}`)).toEqual([]);
});

test("where the verdict is an emergency, what to do says now", () => {
  const emergencies = said.filter(({ what, verdict }) => verdict === "emergency" && !WATER_FIRST.includes(what));
  expect(emergencies.filter(({ does }) => !AT_ONCE.test(does)).map(({ what, does }) => `${what}: ${does}`)).toEqual([]);
});
