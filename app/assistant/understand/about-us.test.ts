import { expect, test } from "vitest";
import { plainWords } from "#app/language/normalise.ts";
import { unitsAboutUs } from "./about-us.ts";

const VET = "are-you-a-vet";
const AI = "are-you-an-ai";
const FREE = "is-it-free";

test.each([
  ["are u a real vet or a robot", [VET, AI]],
  ["are you a qualified vet", [VET]],
  ["r u a bot", [AI]],
  ["is this AI", [AI]],
  ["is this some kind of computer program?", [AI]],
  ["Am I chatting with a machine?", [AI]],
  ["Who is on the other side of this chat, a vet or a computer only?", [VET, AI]],
  ["human or software?", [AI]],
  ["Is this free? I don't want a bill at the end.", [FREE]],
  ["do you charge for this", [FREE]],
  ["do i have to pay to use this site", [FREE]],
  ["Is there a fee for this service, and will anyone else read what I have written", [FREE, "who-reads"]],
])("%s", (message, units) => {
  expect(unitsAboutUs(plainWords(message))).toEqual(units);
});

test.each([
  "is there a vet near me",
  "are you sure my dog needs a vet",
  "is this human food ok for cats",
  "how much does the vet charge for an x ray",
  "is it free of bones",
  "my dog ate a computer cable",
  "can someone read the label for me",
  "does this surgery cost a lot",
  "what is this lump on my dog",
  "what does this mean when he growls",
  "what do they charge for surgery",
  "is it a vet emergency",
  "is that person food ok",
])("%s is not about us", (message) => {
  expect(unitsAboutUs(plainWords(message))).toEqual([]);
});
