import type { Level } from "./page.ts";

type Tongue = "es" | "fr" | "de" | "pt" | "it";

/** Little words that owners cannot do without, and that no other of these languages has. */
const TELLING: Record<Tongue, RegExp> = {
  es: /\b(?:mi|perro|gato|gata|perra|desde|ayer|está|muy|hace|pero|tiene|conejo|pájaro|sangre|y|los|las|el)\b/giu,
  fr: /\b(?:mon|ma|chien|chienne|chat|chatte|lapin|oiseau|depuis|hier|est|ne|pas|plus|il|elle|mais|sang|beaucoup|le|les|des|et)\b/giu,
  de: /\b(?:mein|meine|hund|katze|kater|hase|kaninchen|vogel|seit|gestern|ist|nicht|hat|aber|blut|sehr|und|der|die|das|er|sie)\b/giu,
  pt: /\b(?:meu|minha|cachorro|cão|gato|gata|coelho|pássaro|desde|ontem|está|muito|não|com|mas|sangue|faz|os|e|o)\b/giu,
  it: /\b(?:mio|mia|cane|gatto|gatta|coniglio|uccello|da|ieri|è|molto|non|con|ma|sangue|il|la|che|e)\b/giu,
};
const ENGLISH = /\b(?:the|my|is|has|and|not|he|she|it|his|her|since|of|to|a|dog|cat|i|with|for|but|was)\b/gi;

/** What the rules decided, in the visitor's language, and that all else is English. A card and its telephone stand above it. */
const SAYS: Record<Tongue, { grave: string; urgent: string; other: string }> = {
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
export function inTheirLanguage(message: string, level: Level): string {
  const count = (pattern: RegExp) => message.match(pattern)?.length ?? 0;
  const english = count(ENGLISH);
  const [best] = (Object.keys(TELLING) as Tongue[])
    .map((tongue) => ({ tongue, words: count(TELLING[tongue]) }))
    .sort((one, other) => other.words - one.words);
  if (!best || best.words < LEAST_WORDS || best.words <= english) return "";
  const { grave, urgent, other } = SAYS[best.tongue];
  return level === "emergency" ? grave : level === "urgent" ? urgent : other;
}
