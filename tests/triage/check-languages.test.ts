import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { CARD_WORDS } from "#app/domain/card-words.ts";
import type { LevelChange } from "#app/domain/verdict.ts";
import { languageOf, OTHER_LANGUAGES, type OtherLanguage } from "#app/language/message-language.ts";
import { changeInLanguage } from "#app/triage/check/owner-language.ts";
import { readCases } from "#app/triage/train/cases.ts";
import { book, screen } from "./book.ts";

/** A possible sign of a dog, a yes, a no and a "not sure" in each language. */
const STORIES: Record<OtherLanguage, { message: string; replies: readonly [yes: string, no: string, unsure: string] }> = {
  es: { message: "La semana pasada mi perro se desmayó en el parque. Tengo miedo.", replies: ["Sí, ahora", "No", "no lo sé"] },
  fr: { message: "La semaine dernière mon chien s'est effondré au parc. J'ai peur.", replies: ["Oui !", "non", "Je ne sais pas."] },
  de: { message: "Letzte Woche ist mein Hund im Park zusammengebrochen. Ich habe Angst.", replies: ["Ja, leider", "Nein.", "Weiß nicht"] },
  pt: { message: "Na semana passada meu cachorro desmaiou no parque. Estou com medo.", replies: ["sim", "Não!", "não sei"] },
  it: { message: "La settimana scorsa il mio cane è svenuto al parco. Ho paura.", replies: ["Sì", "no", "Non lo so"] },
  nl: { message: "Vorige week is mijn hond in het park in elkaar gezakt. Ik ben bang.", replies: ["ja", "Nee", "geen idee"] },
};

test.each(OTHER_LANGUAGES)("%s: the check, its list and the card are in the owner's language", (language) => {
  const { message } = STORIES[language];
  const pack = book.languages?.[language];
  const asked = screen(message, { petType: "dog" });
  expect(asked.level).toBe("urgent");
  expect(asked.words).toMatchObject({ language, callToday: pack?.words.callToday });
  const [sign] = asked.check?.signs ?? [];
  expect(sign).toMatchObject({ kind: "state", asks: pack?.kinds.state.asks });
  expect(sign?.answers.map(({ says }) => says)).toEqual(Object.values(pack?.kinds.state.answers ?? {}));
  expect(sign?.says).toBe(pack?.items["cannot-stand"]?.reason);
  expect(message).toContain(sign?.quote);
  const denied = screen(message, { petType: "dog", checked: Object.fromEntries((asked.check?.signs ?? []).map(({ id }) => [id, "no"])) });
  expect(denied.check?.listAsks).toBe(pack?.list.asks);
  expect(denied.check?.also.map(({ says }) => says)).toContain(pack?.items.poison?.says);
  const confirmed = screen(message, { petType: "dog", checked: { poison: "yes" } });
  expect(confirmed.level).toBe("emergency");
  expect(confirmed.reasons[0]).toMatchObject({ says: pack?.items.poison?.reason, language });
});

test.each(OTHER_LANGUAGES)("%s: a typed yes confirms, a no denies all of it, a not sure goes on to the list", (language) => {
  const { message, replies } = STORIES[language];
  const { facts, check } = screen(message, { petType: "dog" });
  const after = (reply: string) => screen(reply, { petType: "dog", facts });
  const [yes, no, unsure] = replies.map(after);
  expect(yes?.level).toBe("emergency");
  expect(yes?.words?.language).toBe(language);
  expect(no).toMatchObject({ level: "urgent" });
  expect(no?.check).toBeUndefined();
  expect(unsure?.level).toBe("urgent");
  expect(unsure?.check?.signs.map(({ id }) => id)).not.toContain(check?.signs[0]?.id);
});

test("in English, too, a typed reply answers the check", () => {
  const { facts } = screen("Last week my dog collapsed in the park. I am scared.", { petType: "dog" });
  const after = (reply: string) => screen(reply, { petType: "dog", facts });
  expect(after("yes").level).toBe("emergency");
  expect(after("I don't think so").check).toBeUndefined();
  expect(after("he is black").check?.signs.length).toBeGreaterThan(0);
});

test("a message in English after one in Spanish is answered in English", () => {
  const { facts } = screen(STORIES.es.message, { petType: "dog" });
  expect(facts?.language).toBe("es");
  const next = screen("sorry, I can write in English too, what should I do with him?", { petType: "dog", facts });
  expect(next.words).toBeUndefined();
  expect(next.check?.signs[0]?.asks ?? next.check?.listAsks).toBeDefined();
});

test.each(["mój pies nie oddycha i leży na podłodze", "моя собака не дышит и лежит на полу", "我的狗不能呼吸了"])(
  "a language that is not read gets the list with its names in the others, urgent: %s",
  (message) => {
    const { level, check } = screen(message, { petType: "dog" });
    expect(level).toBe("urgent");
    expect(check?.signs).toEqual([]);
    const poison = check?.also.find(({ id }) => id === "poison");
    expect(poison?.says).toBe("Poison");
    expect(check?.others[0]?.names?.map(({ says }) => says)).toContain("Nichts davon");
    expect(poison?.names?.map(({ says }) => says)).toEqual(["Veneno", "Vergiftung", "Veleno", "Vergif"]);
    const none = screen(message, { petType: "dog", checked: { none: true } });
    expect(none.level).toBe("urgent");
    expect(none.check).toBeUndefined();
    expect(screen(message, { petType: "dog", checked: { breathing: "yes" } }).level).toBe("emergency");
  },
);

test("without its texts loaded a language is asked in English, and read all the same", () => {
  for (const language of OTHER_LANGUAGES)
    expect(Object.keys(book.languages?.[language]?.words ?? {})).toEqual(expect.arrayContaining([...CARD_WORDS]));
});

test("of a long sentence the quote ends with the sign, where the verb is last", () => {
  const message =
    "Letzte Woche, als wir nach dem langen Spaziergang endlich wieder aus dem Park nach Hause kamen, ist mein Hund zusammengebrochen. Ich habe Angst.";
  const [sign] = screen(message, { petType: "dog" }).check?.signs ?? [];
  expect(sign?.quote).toMatch(/^….*mein Hund zusammengebrochen$/);
});

test.each([
  ["es", "mi perro tiene convulsiones"],
  ["de", "mein Hund hat Rattengift gefressen"],
])("%s: the reasons of a red card are in the owner's language where a sign of the list says the same", (language, message) => {
  expect(screen(message, { petType: "dog" }).reasons[0]).toMatchObject({ language });
});

const URGENCY = ["emergency", "urgent", "routine"];

test("no card in another language has a reason in English", () => {
  const messages = globSync("tests/triage/{unseen,corpus}/voice-*.jsonl").flatMap(readCases);
  const foreign = messages.filter(({ message }) => languageOf(message));
  const verdicts = foreign.map(({ message, petType_sent: petType }) => screen(message, petType ? { petType } : {}));
  const cards = verdicts.filter(({ level, words }) => words && URGENCY.includes(level));
  expect(cards.length).toBeGreaterThan(300);
  expect(cards.flatMap(({ reasons, words }) => reasons.filter(({ language }) => language !== words?.language))).toEqual([]);
  const english = new Set(book.rules.map(({ says }) => says));
  const asked = verdicts.flatMap(({ check }) => check?.signs ?? []);
  expect(asked.filter(({ says }) => says === "" || english.has(says))).toEqual([]);
});

test.each(OTHER_LANGUAGES)("%s: why a level has changed is in the owner's language, but for a sum", (language) => {
  const pack = book.languages?.[language];
  const texts = { checks: book.checks, ...(pack && { pack, words: pack.words }) };
  const change = (because: LevelChange["because"]) =>
    changeInLanguage({ from: "emergency", because, why: "You told us that this has stopped." }, texts);
  expect(change("passed")).toMatchObject({ why: pack?.changes.passed, language });
  expect(change("calculated").language).toBeUndefined();
});
