import { expect, test } from "vitest";
import { languageNotice } from "./guide-language.ts";

test("an owner who writes another language reads the action in it, and that the rest is English", () => {
  const asked = {
    "mi perro no come y vomita desde ayer": /veterinario de urgencias.*inglés/,
    "mon chat ne fait plus pipi et il crie": /vétérinaire.*anglais/,
    "mein Hund hat Schokolade gefressen": /Notdienst.*Englisch/,
    "meu cachorro está com diarreia com sangue": /veterinário.*inglês/,
    "il mio gatto respira con la bocca aperta": /veterinario.*inglese/,
    // Each has little words of a neighbour, and letters with accents.
    "la gata respira con la boca abierta, la lengua la tiene azul": /veterinario de urgencias.*inglés/,
    "que faire si le lapin a mangé du plastique": /vétérinaire.*anglais/,
    "minha coelha está deitada no chão e não come": /veterinário.*inglês/,
  };
  for (const [message, says] of Object.entries(asked)) expect(languageNotice(message, "emergency"), message).toMatch(says);
});

test("English, and a message that shows no language, get nothing of the kind", () => {
  for (const message of [
    "my dog ate chocolate",
    "he is not eating since yesterday and it is worse",
    "chocolate",
    "die cast toy in dog",
    "cold as a stone and limp as a rag",
    "gum, a whole pack, with e967",
    "",
    "vet?",
  ])
    expect(languageNotice(message, "emergency"), message).toBe("");
});
