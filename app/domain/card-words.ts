/** What an owner reads on the card besides the check, by its place. `{animal}` stands for the animal that the card is about. */
export const CARD_WORDS = [
  "mayBe",
  "question",
  "which",
  "animal",
  "about",
  "why",
  "callNow",
  "callToday",
  "noneSoFar",
  "lookAgain",
  "serious",
  "reasons",
  "steps",
  "moreSteps",
  "describe",
  "answers",
  "said",
  "undo",
  "findEmergencyVet",
  "findVet",
  "callMyVet",
  "poisonLine",
  "fee",
  "needsInternet",
  "callOffline",
  "read",
  "seenByVet",
  "notMeant",
  "change",
  "sayBetter",
  "save",
  "still",
  "stillNow",
  "stillToday",
  "stillNone",
  "answer",
  "hide",
  "showSteps",
  "readAloud",
  "stopReading",
  "alertQuestion",
  "notAVet",
  "fromPages",
  "helpful",
] as const;

/** The words of a card in one language, with the names of the animals. */
export type CardWords = Readonly<Record<(typeof CARD_WORDS)[number], string>> & {
  /** Two letters. */
  language: string;
  animals: Readonly<Record<string, string>>;
};
