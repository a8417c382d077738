import directory from "virtual:content/directory";
import { expect, test } from "vitest";
import { adviceFor } from "#app/domain/chat/crisis-advice.ts";
import { compileSentencePattern } from "#app/language/sentence-pattern.ts";
import { createCrisisDetector, crisisText } from "./crisis-detection.ts";

const detect = createCrisisDetector(directory.crisisRules);
const find = (message: string) => detect(message)?.advice;

const HEARD: Record<string, readonly string[]> = {
  "person-poisoned": [
    "my toddler ate the dog's tablets",
    "My son just swallowed one of the cat's pills!!",
    "help my 2 year old got into my dogs heart medicine, my daughter swallowed 3 tablets",
    "my kid drank the flea spray",
    "I accidentally took my dog's medication this morning",
    "I've taken my cat's gabapentin by mistake",
    "my husband took the dog's pain pills",
    "our son may have eaten rat poison",
    "My grandmother accidentally swallowed the cat's wormer",
    "injected myself with my cat's insulin",
    "baby ate the dog's flea tablet",
    "Mi hijo se comió las pastillas del perro",
    "mon fils a avalé les comprimés du chien",
    "meine Tochter hat die Tabletten vom Hund geschluckt",
    "mio figlio ha ingoiato le pastiglie del cane",
    "minha filha engoliu o remédio do cachorro",
  ],
  "self-harm": [
    "I want to kill myself",
    "my dog died and I don't want to live anymore",
    "i just want to die",
    "im suicidal since my cat passed",
    "I have been thinking about suicide",
    "i can't live without her anymore, I want to end it all",
    "I'd be better off dead",
    "my wife keeps saying she will kill herself",
    "I have suicidal thoughts",
    "quiero morirme",
    "je veux mourir depuis que mon chien est parti",
    "ich will nicht mehr leben",
    "voglio morire",
    "quero morrer",
  ],
  "unsafe-home": [
    "my husband kicked the dog last night. i am scared to go home",
    "I'm afraid to go home, my boyfriend threw the cat",
    "I don't feel safe at home",
    "tengo miedo de volver a casa, ha pateado al perro",
    "j'ai peur de rentrer chez moi, il a frappé le chat",
    "ich habe Angst nach Hause zu gehen",
    "tenho medo de voltar para casa",
    "ho paura di tornare a casa",
    "ik ben bang om naar huis te gaan",
  ],
  cruelty: [
    "my neighbor kicks his dog every night",
    "My boyfriend punched my puppy",
    "someone poisoned my cat on purpose",
    "some kids set fire to a cat",
    "how do I poison my neighbour's dog",
    "how to kill my cat at home",
    "my neighbour's dog is being starved",
    "how do I report animal abuse",
    "he threw my kitten against the wall",
    "mi vecino maltrata a su perro",
    "mon voisin frappe son chien",
    "mein Nachbar schlägt seinen Hund",
    "mijn buurman schopt zijn hond",
    "dierenmishandeling melden",
  ],
  "person-hurt": [
    "my husband hits me and the dog is scared",
    "he punches me when the dog barks",
    "I am scared of my boyfriend",
    "my dad beats my mum",
    "domestic abuse, need somewhere for my cat",
    "mi marido me pega",
    "mijn man slaat mij en de hond",
    "mi marido me pega y también al perro",
    "mein Mann schlägt mich",
  ],
};

for (const [id, messages] of Object.entries(HEARD)) {
  test(`the card "${id}" hears what people write`, () => {
    for (const message of messages) expect(find(message)?.id, message).toBe(id);
  });
}

test("messages that only look alike get no card", () => {
  const alike = [
    "my kid loves the dog",
    "I'm dying laughing at this cat",
    "my dog ate my son's pills",
    "the dog swallowed my husband's heart tablets",
    "my son says the dog ate his medicine",
    "my daughter gave the cat a tablet",
    "my husband took the dog to the vet for tablets",
    "I took my dog's tablets back to the vet",
    "my wife put flea drops on the cat",
    "a car hit my dog",
    "my cat beats up my dog",
    "the vet bills are killing me",
    "will chocolate kill my dog",
    "how do I kill fleas on my cat",
    "how to kill the cat fleas at home",
    "my puppy hurts my daughter when he bites",
    "my husband accidentally kicked the dog",
    "my husband hit the brakes and the dog fell",
    "my goldfish tries to kill himself by jumping out",
    "he ate my shoes, I could kill him",
    "my baby ate chocolate, she is a pug",
    "my fur baby swallowed a tablet",
    "my cat died and I am so sad",
    "I don't want my dog to die",
    "is my dog going to die",
    "I want my dog to live",
    "he hurts when I touch his leg",
    "my dog was beaten up by another dog",
    "she hits her head on the wall",
    "my parrot wants to die?",
    "I don't want to live with fleas in the house",
    "my son found rat poison next to the dog",
    "my cat threw up on my husband",
  ];
  for (const message of alike) expect(find(message)?.id, message).toBeUndefined();
});

test("every card gives somebody to call, in words too", () => {
  for (const card of directory.crisisRules.cards) {
    expect(card.lines.length).toBeGreaterThan(0);
    for (const { number } of card.lines) expect(crisisText(card)).toContain(number);
  }
  expect(crisisText(find("my toddler ate the dog's tablets") as never)).toContain("1-800-222-1222");
  expect(crisisText(find("I want to kill myself") as never)).toContain("988");
});

test.each([
  ["no quiero vivir sin mi perro", "MX", /^Usted es importante/, "Línea de la Vida"],
  ["quiero morir", "ES", /^Usted es importante/, "Línea 024"],
  ["je veux mourir, mon chien est parti", "BE", /^Votre vie compte/, "Zelfmoordlijn"],
  ["ich will nicht mehr leben ohne meinen Hund", "AT", /^Sie sind wichtig/, "TelefonSeelsorge"],
  ["quero morrer, o meu gato morreu", "PT", /^Você é importante/, "Linha Nacional de Prevenção do Suicídio"],
  ["voglio morire senza il mio cane", "IT", /^Lei è importante/, "Telefono Amico Italia"],
  ["ik wil dood zonder mijn hond", "BE", /^U bent belangrijk/, "Zelfmoordlijn"],
  ["I want to kill myself", "AT", /^You matter/, "TelefonSeelsorge"],
])("%s: the card is in the language of the message, with the number of %s first", (message, country, heading, name) => {
  const card = find(message);
  expect(card?.id).toBe("self-harm");
  expect(card?.heading).toMatch(heading);
  expect(adviceFor(country, card as never).lines[0]?.name).toBe(name);
  const isEnglish = card?.heading.startsWith("You matter");
  expect(/In other countries|the emergency number/.test(crisisText(card as never))).toBe(isEnglish);
});

test.each([
  ["mi marido me pega", "ES", /^Usted merece/, "016"],
  ["mon mari me frappe", "FR", /^Vous avez droit/, "3919 Violences Femmes Info"],
  ["mein Mann bedroht mich", "DE", /^Sie haben ein Recht/, "Hilfetelefon Gewalt gegen Frauen"],
  ["ich habe Angst nach Hause zu gehen", "AT", /^Sie und Ihr Tier/, "Frauenhelpline gegen Gewalt"],
  ["meu marido me agride", "BR", /^Você merece/, "Ligue 180"],
  ["mio marito mi picchia", "IT", /^Lei ha diritto/, "1522"],
  ["mijn man bedreigt me", "NL", /^U hebt recht/, "Veilig Thuis"],
  ["my husband hits me", "NZ", /^You deserve/, "Women's Refuge crisis line"],
  ["meine Tochter hat die Tabletten vom Hund geschluckt", "AT", /^Wenn ein Mensch/, "Vergiftungsinformationszentrale"],
  ["mijn dochter heeft rattengif gegeten", "BE", /huisarts/, "Antigifcentrum (for people)"],
])("%s: the card is in the language of the message, with the line of %s for it first", (message, country, heading, name) => {
  const card = find(message);
  expect(card?.heading).toMatch(heading);
  expect(adviceFor(country, card as never).lines[0]?.name).toBe(name);
});

test("every card is written in each of the site's other languages, and no line of a card has the number of another", () => {
  for (const { id, lines, translations = {} } of directory.crisisRules.cards) {
    expect(Object.keys(translations).sort(), id).toEqual(["de", "es", "fr", "it", "nl", "pt"]);
    expect(new Set(lines.map(({ tel }) => tel)).size, id).toBe(lines.length);
  }
});

test("a line that names a missing list is refused", () => {
  expect(() => compileSentencePattern("{nobody} ate", {})).toThrow('"nobody"');
});

test("[R-78] hostile text comes back: no pattern grows faster than the text", () => {
  // A catastrophic pattern would never end on these.
  expect(find("my son took my son took the dogs ".repeat(500))).toBeUndefined();
  expect(find(`${"he she my dad ".repeat(1_000)}hits`)).toBeUndefined();
});
