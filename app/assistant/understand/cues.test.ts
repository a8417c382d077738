import { expect, test } from "vitest";
import type { Cue } from "#app/domain/knowledge/owner-phrases.ts";
import { content } from "#tests/content/our-content.ts";
import { openOwnerPhrases } from "./owner-phrases.ts";

const readPhrases = openOwnerPhrases(content.assistant.ownerPhrases);
const shows = (message: string, cue: Cue) => readPhrases(message)("cues").includes(cue);

test.each<[message: string, cue: Cue]>([
  ["my roommate gave our pup one Combiflam", "taken"],
  ["a cane toad, she only had it a second", "taken"],
  ["the neighbors had weed killer sprayed today", "taken"],
  ["he's just had my heart pills", "taken"],
  ["was given two tablets of amoxicillin", "taken"],
  ["the dog had his spot-on last night and the cat twitches", "for-dogs"],
  ["is it the red grapes that are bad for dogs", "calls-it-harmful"],
  ["can I give 50mg", "asks-dose"],
  ["clear eye boogers in the morning, wipes off", "care"],
  ["ok, can he have some", "asks-first"],
])("%s: %s", (message, cue) => {
  expect(shows(message, cue)).toBe(true);
});

test.each<[message: string, cue: Cue]>([
  ["I'd like to think I'll see her again", "taken"],
  ["he's had stones before", "taken"],
  ["she's taken herself off behind the shed", "taken"],
  ["there had been a storm", "taken"],
  ["he eats like a horse", "taken"],
  ["how many pellets does a rat eat a day", "taken"],
  ["we have to put him to sleep tomorrow", "taken"],
  ["can I just put some in her water", "taken"],
  ["I was given a lily", "taken"],
  ["I got a look at his teeth", "taken"],
  ["my dog has fleas, can the cat get them", "for-dogs"],
])("not %s: %s", (message, cue) => {
  expect(shows(message, cue)).toBe(false);
});
