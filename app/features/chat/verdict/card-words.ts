import type { CardWords } from "#app/domain/card-words.ts";
import type { Verdict } from "#app/domain/verdict.ts";

/** The words of the card in English; those of other languages come with the verdict, from content/triage/languages. */
const ENGLISH: CardWords = {
  language: "en",
  mayBe: "This may be an emergency",
  question: "One question:",
  which: "Tell us:",
  animal: "Which animal is it?",
  about: "This is about {animal}.",
  why: "Why we ask:",
  callNow: "Call an emergency vet now",
  callToday: "Call your vet today",
  noneSoFar: "Nothing you've told us sounds like an emergency yet",
  lookAgain: "Call a vet if anything gets worse, or if you are worried.",
  reasons: "Why",
  steps: "Until you reach a vet",
  moreSteps: "More steps",
  describe: "Describe this when you call",
  answers: "Your answers",
  said: "You said:",
  undo: "Undo",
  findEmergencyVet: "Find an emergency vet",
  findVet: "Find a vet",
  callMyVet: "Call my vet",
  poisonLine: "Poison line",
  needsInternet: "(needs internet)",
  callOffline:
    "A call needs no internet. The number of your own vet is on the vaccination card or a bill; after hours its voicemail often names an emergency vet.",
  read: "What we read:",
  notMeant: "not meant",
  change: "change",
  sayBetter: "What should it say?",
  save: "Save",
  still: "May be an emergency: one question",
  stillNow: "Still an emergency",
  stillToday: "Still: call your vet today",
  stillNone: "Still no sign of an emergency",
  answer: "Answer",
  hide: "Hide",
  showSteps: "Steps",
  readAloud: "Read aloud",
  stopReading: "Stop reading",
  alertQuestion: "Above the answer is one question.",
  notAVet: "AI helper, not a vet",
  fromPages: "From our pages:",
  helpful: "Was this helpful?",
  animals: {},
  // Said in English elsewhere: by the rules, and by each poison line.
  serious: "",
  seenByVet: "",
  fee: "",
};

/** The words of a card, in the language of its owner. */
export function cardWords(verdict: Pick<Verdict, "words"> | undefined): CardWords {
  return verdict?.words ?? ENGLISH;
}

/** `lang` of what is in another language than the page; nothing where it is English. */
export function langOf({ language }: CardWords): { lang?: string } {
  return language === "en" ? {} : { lang: language };
}

/** `lang` of what stays English inside a card in another language. */
export function englishIn({ language }: CardWords): { lang?: string } {
  return language === "en" ? {} : { lang: "en" };
}
