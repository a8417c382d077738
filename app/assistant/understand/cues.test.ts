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
  ["I laid out all the bits and none are missing", "corrects"],
  ["the packet was never opened", "corrects"],
  ["it's worse today", "gets-worse"],
  ["the bleeding will not stop", "gets-worse"],
  ["a couple gone", "tells-how-much"],
  ["how do I make my dog vomit", "asks-to-cause-vomiting"],
  ["can he have one of my arthritis pills", "own-medicine"],
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
  ["her ear is full of dark discharge", "corrects"],
  ["he has not opened one eye", "corrects"],
  ["nothing has gone in since yesterday", "corrects"],
  ["limping, its back leg", "gets-worse"],
  ["the puppy has hiccups", "tells-how-much"],
  ["chocolate makes dogs sick", "asks-to-cause-vomiting"],
  ["is teething making my puppy sick", "asks-to-cause-vomiting"],
  ["vomiting, day two", "tells-how-much"],
])("not %s: %s", (message, cue) => {
  expect(shows(message, cue)).toBe(false);
});
