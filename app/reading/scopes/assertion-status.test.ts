import classifier from "virtual:content/classifier";
import rules from "virtual:content/triage-rules";
import { expect, test } from "vitest";
import { conversationTokens } from "../message-tokens.ts";
import { createWordReader } from "../read-words.ts";

const { read } = createWordReader({ ...rules, ...classifier });

/** In which senses the message mentions the concept: every one that occurs. */
function sensesOf(message: string, concept: string): string[] {
  const found = read(conversationTokens(message, [])).facts.get(concept);
  return found ? (["live", "over", "asked", "other"] as const).filter((sense) => found[sense].length > 0) : [];
}

test.each<[kind: string, message: string, concept: string, sense: string]>([
  ["present", "my dog is having a seizure", "seizure", "live"],
  ["present, in a question", "is my dog having a seizure?", "seizure", "live"],
  ["present, after a question without a full stop", "what do i do my dog is having a seizure", "seizure", "live"],
  ["present, animal without an article", "what to do dog had a seizure", "seizure", "live"],
  ["negated", "he has not had a seizure", "seizure", "other"],
  ["negated in a list", "no vomiting, limping or seizures", "seizure", "other"],
  ["a negation that belongs to the sign", "he won't stop shaking violently", "seizure", "live"],
  ["passed", "he had a seizure this morning but he is back to normal now", "seizure", "over"],
  ["passed and back", "the seizure stopped but now it has started again", "seizure", "live"],
  ["long ago", "he had a seizure three years ago", "seizure", "other"],
  ["long ago, but now", "he had a seizure last year and today another one", "seizure", "live"],
  ["treated", "the vet saw her after the seizure and sent her home", "seizure", "other"],
  ["what to do if", "what do I do if my dog has a seizure?", "seizure", "asked"],
  ["what to do first if", "if i ever found him having a seizure what do i do first", "seizure", "asked"],
  ["whether it is an emergency", "is it an emergency if a dog has a seizure?", "seizure", "asked"],
  ["how long one can wait", "how long can I wait with seizures in dogs", "seizure", "asked"],
  ["supposed", "I worry he might have a seizure if he gets too hot", "heat_stroke", ""],
  ["a question in general", "which breeds are more likely to have seizures?", "seizure", "other"],
  ["a question in general, of an insurer", "does pet insurance cover seizures", "seizure", "other"],
  ["a film", "in the film the dog had a seizure", "seizure", "other"],
  ["a film running while it happens", "we were watching a film and my dog had a seizure", "seizure", "live"],
  ["school work", "homework: three causes of seizures in dogs", "seizure", "other"],
  ["a person", "my nan had a seizure, can I rebook?", "seizure", "other"],
  ["a machine", "my laptop nearly had a seizure", "seizure", "other"],
  ["the writer", "I collapsed when I saw the bill", "collapse", "other"],
  ["a person's animal", "my nan's dog had a seizure", "seizure", "live"],
  ["the writer who cannot wake the animal", "I can't wake him", "unrousable", "live"],
  ["a comparison", "a lump the size of a grape", "grapes", "other"],
  ["no comparison", "it looks like a grape", "grapes", "live"],
  ["a thing asked about in general, then eaten", "Are grapes toxic? She ate one", "grapes", "live"],
  ["a thing asked about in general", "Are lilies toxic to cats?", "lily", "other"],
  ["a question about what has happened", "what happens if my dog has a seizure, asking because mine just did", "seizure", "live"],
  [
    "a question about what somebody else's animal did",
    "what if a dog has a seizure, asking because my neighbor's dog did",
    "seizure",
    "other",
  ],
  ["a question about a danger, then that it has happened", "is it true that 4 grapes can hurt a dog? he just had some", "grapes", "live"],
  ["a question about a danger, then an account", "can a cat die from lily pollen? Muffin has some on her nose", "lily", "live"],
  ["what to do if an animal eats something", "if a dog eats rat poison what do i do", "ingested", "asked"],
  ["a sign that whoever asks has seen", "do the pale white gums mean anemia? he is tired", "pale_gums", "live"],
  ["gums in general", "what color should the gums of a dog be", "pale_gums", ""],
  [
    "somebody else's animal, before a question about one's own",
    "my neighbor's dog had a seizure, how do I keep mine safe",
    "seizure",
    "other",
  ],
  ["nothing since", "is it bad my rabbit hasn't pooped or ate since yesterday", "no_droppings", "live"],
  ["taken back", "my dog collapsed. sorry, that was last year", "collapse", "other"],
])("%s: %s", (_kind, message, concept, sense) => {
  expect(sensesOf(message, concept).join()).toBe(sense);
});
