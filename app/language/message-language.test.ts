import { expect, test } from "vitest";
import { languageOf, languageOfTalk } from "./message-language.ts";

test.each([
  ["es", "mi perro no come y vomita desde ayer"],
  ["fr", "mon chat ne fait plus pipi et il crie"],
  ["de", "mein Hund hat Schokolade gefressen"],
  ["pt", "meu cachorro está com diarreia com sangue"],
  ["it", "il mio gatto respira con la bocca aperta"],
  ["nl", "mijn hond heeft een hele reep chocolade op en hij trilt"],
  // Each has little words of a neighbor, and letters with accents.
  ["es", "la gata respira con la boca abierta, la lengua la tiene azul"],
  ["fr", "que faire si le lapin a mangé du plastique"],
  ["pt", "minha coelha está deitada no chão e não come"],
])("%s: %s", (language, message) => {
  expect(languageOf(message)).toBe(language);
});

test.each([
  "my dog ate chocolate",
  "he is not eating since yesterday and it is worse",
  "chocolate",
  "die cast toy in dog",
  "cold as a stone and limp as a rag",
  "gum, a whole pack, with e967",
  "",
  "vet?",
])("English, or no language at all: %s", (message) => {
  expect(languageOf(message)).toBeUndefined();
});

test("the language of a talk is that of the last message that shows one", () => {
  expect(languageOfTalk(["mein Hund hat Schokolade gefressen", "12 kg"])).toBe("de");
  expect(languageOfTalk(["mein Hund hat Schokolade gefressen", "what should I do now with my dog"])).toBeUndefined();
  expect(languageOfTalk(["12 kg"])).toBeUndefined();
});
