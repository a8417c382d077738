import type { Level } from "#app/domain/urgency.ts";
import { normalise } from "#app/language/normalise.ts";

type Tongue = "en" | "es" | "fr" | "de" | "pt" | "it";

/**
 * Words that owners cannot do without, without their accents. Neighbours share some, so the most words decide. The rules weigh little words
 * alone (triage/language.ts); one list for both would be a request more for whoever opens the chat.
 */
const TELLING: Record<Tongue, string> = {
  en: "the a an is are was and as my he she it his her its i to of in into has have not with for on but been since so this that you what how does do did can me we they at from just no if or be got our up dog cat",
  es: "el la los las lo mi su que es no se de un una y en con perro perra gato gata conejo pajaro desde ayer esta muy hace ha pero tiene sangre",
  fr: "le la les des mon ma son sa est sont il elle ne pas plus de du un une et a que chien chienne chat chatte lapin oiseau depuis hier mais sang beaucoup",
  de: "der die das mein meine sein ist er sie es nicht ein eine und in mit hund katze kater hase kaninchen vogel seit gestern hat aber blut sehr",
  pt: "o a os as do no na meu minha seu ele ela que e nao se de um uma em com tem cachorro cao gato gata coelho passaro desde ontem esta muito mas sangue faz",
  it: "il lo la i gli le mio mia suo che e non si di da un una con cane gatto gatta coniglio uccello ieri molto ma sangue ha",
};
const TONGUES = Object.keys(TELLING) as Tongue[];
const LISTS = TONGUES.map((tongue) => new Set(TELLING[tongue].split(" ")));

/** What the rules decided, in the visitor's language, and that all else is English. A card and its telephone stand above it. */
const SAYS: Record<Exclude<Tongue, "en">, { grave: string; urgent: string; other: string }> = {
  es: {
    grave: "**Llame ahora a un veterinario de urgencias.** Solo podemos responder en inglés.",
    urgent: "**Llame hoy a un veterinario.** Solo podemos responder en inglés.",
    other: "Solo podemos responder en inglés. Si está preocupado, llame a un veterinario.",
  },
  fr: {
    grave: "**Appelez maintenant un vétérinaire d'urgence.** Nous ne pouvons répondre qu'en anglais.",
    urgent: "**Appelez un vétérinaire aujourd'hui.** Nous ne pouvons répondre qu'en anglais.",
    other: "Nous ne pouvons répondre qu'en anglais. Si vous êtes inquiet, appelez un vétérinaire.",
  },
  de: {
    grave: "**Rufen Sie jetzt den tierärztlichen Notdienst an.** Wir können nur auf Englisch antworten.",
    urgent: "**Rufen Sie heute in einer Tierarztpraxis an.** Wir können nur auf Englisch antworten.",
    other: "Wir können nur auf Englisch antworten. Wenn Sie sich sorgen, rufen Sie in einer Tierarztpraxis an.",
  },
  pt: {
    grave: "**Ligue agora para um veterinário de emergência.** Só podemos responder em inglês.",
    urgent: "**Ligue hoje para um veterinário.** Só podemos responder em inglês.",
    other: "Só podemos responder em inglês. Se estiver preocupado, ligue para um veterinário.",
  },
  it: {
    grave: "**Chiami subito un veterinario di emergenza.** Possiamo rispondere solo in inglese.",
    urgent: "**Chiami oggi un veterinario.** Possiamo rispondere solo in inglese.",
    other: "Possiamo rispondere solo in inglese. Se è in pensiero, chiami un veterinario.",
  },
};

const LEAST_WORDS = 2;

/**
 * The action of the level in the language of the message, when it is Spanish, French, German, Portuguese or Italian.
 * @returns Markdown; "" for English and for what is not known
 */
export function languageNotice(message: string, level: Level): string {
  const words = normalise(message).match(/[a-z0-9]+/g) ?? [];
  const counts = LISTS.map((list) => words.filter((word) => list.has(word)).length);
  const most = Math.max(...counts);
  const tongue = TONGUES[counts.indexOf(most)];
  // As many English words as of any other language: it is English.
  if (most < LEAST_WORDS || tongue === undefined || tongue === "en") return "";
  const { grave, urgent, other } = SAYS[tongue];
  return level === "emergency" ? grave : level === "urgent" ? urgent : other;
}
