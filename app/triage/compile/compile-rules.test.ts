import { expect, test } from "vitest";
import type { Problem } from "#app/domain/content/problem.ts";
import type { Level } from "#app/domain/urgency.ts";
import { NO_CHECKS } from "#tests/triage/no-checks.ts";
import { compileRuleBook, type RuleRegisters } from "./compile-rules.ts";
import type { RuleSource, ThresholdSource, WordsSource } from "./schemas.ts";
import type { Sourced, TriageSources } from "./triage-sources.ts";

const FIGURES: RuleRegisters["figures"] = new Map([
  ["fast-limit", { value: [8, 12], unit: "hours" }],
  ["weight", { value: 4, unit: "kg" }],
]);
const FIRST_STEPS: RuleRegisters["firstSteps"] = {
  protocols: new Set(["seizure"]),
  answers: new Map([
    ["nerves/seizure-dog", ["dog"]],
    ["nerves/seizure", ["all"]],
  ]),
};
const RULE: RuleSource = {
  id: "seizure",
  level: "emergency",
  when: ["seizure"],
  says: "A seizure needs a vet now.",
  source: "a-manual",
  examples: { catches: ["he is having a seizure", "she had a seizure"], leaves: ["he is well"] },
};
const WORDS: WordsSource = { signs: { seizure: ["seizure+", "paddl+ .. legs"], calm: ["calm"] }, things: { legs: ["legs"] } };

/** A path in a made-up file stands for its line, so that tests can tell where a problem is. */
const sourced = <T>(file: string, item: T): Sourced<T> => ({ file, item, lineAt: (path) => path.length });

type Parts = {
  rules?: Partial<RuleSource>[];
  words?: WordsSource;
  define?: Record<string, string[]>;
  facts?: Record<string, ThresholdSource>;
};

function compile({ rules = [{}], words = WORDS, define = {}, facts = {} }: Parts) {
  const problems: Problem[] = [];
  const sources: TriageSources = {
    rules: rules.map((rule) => sourced("rules/a.yaml", { ...RULE, ...rule })),
    definitions: sourced("define.yaml", define),
    words: [sourced("words/a.yaml", words)],
    ordinaryWords: [],
    substances: [],
    everydayNames: [],
    checks: NO_CHECKS,
    languages: {},
    wordClasses: [],
    unreadLanguages: [],
    questions: {
      skip: "vet",
      replies: { yes: "yes", some: "a bit", much: "a lot", no: "no", not: "none", unsure: "not sure" },
      signs: [],
    },
    thresholds: sourced("thresholds.yaml", {
      facts,
      classifier: { raiseToEmergency: 0, raiseToUrgent: 0, raiseToRoutine: 0, leastShared: 0 },
    }),
  };
  const book = compileRuleBook(sources, { figures: FIGURES, sources: new Map([["a-manual", {}]]), firstSteps: FIRST_STEPS }, problems);
  return { book, problems, says: problems.map(({ file, says }) => `${file}: ${says}`).join("\n") };
}

test("rules, words and thresholds become a rule book of plain JSON, without the examples", () => {
  const { book, problems } = compile({});
  expect(problems).toEqual([]);
  expect(book.rules).toEqual([{ id: "seizure", level: "emergency", when: ["seizure"], says: RULE.says, source: "a-manual" }]);
  expect(book.concepts.map(({ name, kind }) => [name, kind])).toEqual([
    ["legs", "thing"],
    ["seizure", "sign"],
    ["calm", "sign"],
  ]);
  expect(JSON.parse(JSON.stringify(book))).toEqual(book);
});

test.each<[string, Parts, RegExp]>([
  ["a name that no file defines", { rules: [{ when: ["seizure and fever"] }] }, /rules\/a\.yaml: seizure: no file defines "fever"/],
  ["an old operator", { rules: [{ when: ["seizure + calm"] }] }, /when\.0: "seizure \+ calm" is not a name/],
  ["a source that is not in the register", { rules: [{ source: "a-manul" }] }, /there is no source "a-manul" in content\/sources.yaml/],
  ["two rules of one id", { rules: [{}, {}] }, /seizure: another rule has this id/],
  [
    "a phrase that ends in a gap",
    { words: { signs: { seizure: ["paddl+ .."] } } },
    /words\/a\.yaml: "paddl\+ \.\.": .*gap.*; correct the phrase/,
  ],
  ["a phrase that is listed twice", { words: { signs: { seizure: ["fits", "fits"] } } }, /"fits" is listed twice/],
  ["a phrase with unknown words", { words: { signs: { seizure: ["<leg> .. stiff"] } } }, /no file has words for <leg>/],
  ["words that refer to each other", { words: { signs: { seizure: ["<spasm>"], spasm: ["<seizure>"] } } }, /circle/],
  [
    "a figure that the register lacks",
    { facts: { fasting: { of: "time", from: "fast-limt" } } },
    /thresholds\.yaml: facts\.fasting: there is no figure "fast-limt"/,
  ],
  ["a range without an end", { facts: { fasting: { of: "time", from: "fast-limit" } } }, /say which with "end: low"/],
  ["a figure in another unit", { facts: { fasting: { of: "time", from: "weight" } } }, /figure "weight" is in kg/],
  ["a threshold without a figure", { facts: { fasting: { of: "time", plus: 3 } } }, /give either "from" or "under"/],
])("%s is a problem with its file and cure", (_, parts, message) => {
  expect(compile(parts).says).toMatch(message);
});

test("all problems are reported at once", () => {
  expect(compile({ rules: [{ source: "no-such" }, { id: "other", when: ["nothing_known"] }] }).problems).toHaveLength(2);
});

test("a threshold takes its figure, with the margin that the file gives", () => {
  const { book } = compile({
    facts: {
      fasting: { of: "time", from: "fast-limit", end: "low", times: 0.5 },
      early: { of: "time", under: "fast-limit", end: "high", plus: 1 },
    },
  });
  expect(book.thresholds).toEqual([
    { name: "fasting", of: "time", least: 4 },
    { name: "early", of: "time", under: 13 },
  ]);
});

const expanded = (when: string, define: Record<string, string[]>) => {
  const { book, says } = compile({ rules: [{ when: [when] }], define, words: { signs: { a: ["a"], b: ["b"], c: ["c"], d: ["d"] } } });
  return says || book.rules[0]?.when;
};

test("a definition stands for each of its conditions", () => {
  expect(expanded("well", { well: ["a and not b", "c near d"] })).toEqual(["a and not b", "c near d"]);
  expect(expanded("d and well", { well: ["a and not b", "c"] })).toEqual(["d and a and not b", "d and c"]);
});

test("a definition of single names may be used anywhere, and in another definition", () => {
  expect(expanded("a near ill", { ill: ["b", "c|d"] })).toEqual(["a near b|c|d"]);
  expect(expanded("a and not ill", { ill: ["b|c"] })).toEqual(["a and not b|c"]);
  expect(expanded("worse", { ill: ["b|c"], worse: ["d and not ill"] })).toEqual(["d and not b|c"]);
});

test("a definition of several parts is refused where it would mean something else", () => {
  expect(expanded("a and not well", { well: ["b and not c"] })).toMatch(/"well" is a condition of several parts/);
});

test("a phrase in parentheses is a sign of this rule alone", () => {
  const { book, problems } = compile({ rules: [{ when: ["(torn ~ nail) and not calm", "seizure near (torn ~ nail)"] }] });
  expect(problems).toEqual([]);
  expect(book.rules[0]?.when).toEqual(["seizure_phrase_1 and not calm", "seizure near seizure_phrase_1"]);
  expect(book.concepts).toContainEqual({ name: "seizure_phrase_1", kind: "sign", patterns: ["torn ~ nail"] });
  expect(compile({ rules: [{ when: ["(torn ..)"] }] }).says).toMatch(/rules\/a\.yaml: seizure: "torn \.\.": .*gap/);
});

test("rules keep the spelling of animals that the engine uses", () => {
  expect(compile({ rules: [{ species: ["guinea-pig"], level: "urgent" as Level }] }).book.rules[0]?.species).toEqual(["guinea_pig"]);
});

test("a rule names first steps that exist and are about its animals", () => {
  expect(compile({ rules: [{ protocol: "seizure", answer: "nerves/seizure" }] }).problems).toEqual([]);
  expect(compile({ rules: [{ species: ["dog"], answer: "nerves/seizure-dog" }] }).problems).toEqual([]);
  expect(compile({ rules: [{ protocol: "bloat" }] }).says).toMatch(/no protocol "bloat"/);
  expect(compile({ rules: [{ answer: "nerves/stroke" }] }).says).toMatch(/no answer "nerves\/stroke"/);
  expect(compile({ rules: [{ answer: "nerves/seizure-dog" }] }).says).toMatch(/is about dog/);
});
