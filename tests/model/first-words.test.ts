import { expect, test } from "vitest";
import { content } from "#tests/content/our-content.ts";
import { requestsOf } from "./requests.ts";

const { safety } = content.grounding;

type Kind = "emergency" | "may" | "harm" | "medicine";

/** What an owner writes, and what the server says of it before the model is asked. */
const ROWS: readonly [language: string, pet: string, message: string, says: readonly Kind[]][] = [
  ["es", "dog", "mi perro se ha comido una tableta de chocolate negro hace una hora", ["emergency"]],
  ["es", "dog", "¿puede mi perro comer uvas?", ["may"]],
  ["es", "dog", "¿es venenoso el chocolate para los perros?", ["harm"]],
  ["es", "dog", "¿puedo darle ibuprofeno a mi perro?", ["may", "medicine"]],
  ["es", "dog", "¿cuántas pastillas para el dolor le doy?", ["medicine"]],
  ["fr", "cat", "mon chat a mangé du lys", ["emergency"]],
  ["fr", "dog", "mon chien a avalé un doliprane", ["emergency"]],
  ["fr", "dog", "mon chien peut-il manger du raisin ?", ["may"]],
  ["de", "dog", "mein Hund hat Trauben gefressen, kann das schlimm sein?", ["emergency"]],
  ["de", "dog", "Darf mein Hund Trauben essen?", ["may"]],
  ["de", "dog", "Ist Xylit giftig für Hunde?", ["harm"]],
  ["de", "dog", "Dürfen Hunde Weintrauben essen?", ["may"]],
  ["de", "cat", "Sind Lilien giftig für Katzen?", ["harm"]],
  ["de", "dog", "kann ich meinem Hund Ibuprofen geben", ["may", "medicine"]],
  ["pt", "dog", "o cão pode comer uvas?", ["may"]],
  ["it", "dog", "il cane può mangiare l'uva?", ["may"]],
  ["it", "cat", "i gatti possono mangiare i gigli?", ["may"]],
  ["it", "dog", "il mio cane ha mangiato veleno per topi", ["emergency"]],
  ["nl", "dog", "mag mijn hond druiven?", ["may"]],
  ["nl", "dog", "mijn hond stikt en krijgt geen lucht", ["emergency"]],
];

for (const [language, petType, message, says] of ROWS)
  test(`first words in ${language}: ${message}`, async () => {
    const texts = safety[language];
    const { emergency = "", urgent = "", may, harm, medicine = "" } = texts ?? {};
    const sentences: Record<Kind, string> = { emergency, may: may?.emergency ?? "", harm: harm?.emergency ?? "", medicine };
    const [asked] = await requestsOf({ petType, messages: [message] }, () => "case: same | from: none\nOK");
    expect(asked?.reply.response).toMatch(
      // The learned part of the screen may call a question urgent.
      new RegExp(`^(?:${escaped(urgent)} )?${escaped(says.map((kind) => sentences[kind]).join(" "))}\n`),
    );
  });

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

test("an answer about the bar that was eaten asks for no medicine, and is no new call", async () => {
  const messages = ["mi perro se ha comido una tableta de chocolate negro", "pesa 8 kilos, la tableta era de 100 gramos y está normal"];
  const [, second] = await requestsOf({ petType: "dog", messages }, () => "case: same | from: none\nOK");
  expect(second?.reply.triage.level).toBe("emergency");
  expect(second?.reply.response).not.toContain(safety.es?.medicine);
});

test("thanks and questions about us get no first words where nothing presses", async () => {
  for (const message of ["thanks, that helps a lot", "who are you"]) {
    const [asked] = await requestsOf({ petType: "dog", messages: [message] }, () => "case: same | from: none\nYou are welcome.");
    expect(asked?.reply.response ?? "", message).not.toMatch(/^\*\*/);
  }
});
