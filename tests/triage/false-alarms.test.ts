import { expect, test } from "vitest";
import { isPressing } from "#app/domain/urgency.ts";
import { screen } from "./book.ts";

/** Harmless messages that were once called an emergency, by what was misread in them. */
test.each([
  ["what comes out of it", "dog", "sore ear, head shaking, smelly brown stuff coming out of it for three days"],
  ["a cat that crouches", "cat", "she sleeps crouched instead of on her side"],
  ["an owner who gives up", "cat", "I've officially given up toilet training my cats"],
  [
    "a blockage that was treated",
    "cat",
    "he was blocked and spent three nights at the hospital with a catheter, home since this morning, peeing ok",
  ],
  ["another word with one letter changed", "dog", "can i shave my husky in july"],
  ["another word with one letter changed", "dog", "he scratches heaps, no sores, sleeps well"],
  ["a color without urine", "dog", "he licks his paws at night, they are a little pink between the toes"],
  ["food that is an animal", "dog", "how much boiled chicken and rice for a day after he was sick once, he is fine"],
  ["a negation of something else", "cat", "she sneezed twice, no straining, eating fine"],
  ["a swelling that is weight", "cat", "he is fat, the vet said so last year, how do i slim him down"],
  ["the weather", "cat", "she sleeps more now that it is cold outside, she eats and plays"],
  ["getting up slowly", "dog", "he is slow to get up these mornings but trots off after five minutes"],
  ["a counted sweet and a heavy dog", "dog", "he ate one malteser off the floor, he weighs 34 kg"],
  ["tears", "cat", "clear tears out of one eye, the eye is wide open and she does not rub it"],
  ["pieces of tapeworm", "dog", "small white things like grains of rice around his bottom and one was moving, he eats well"],
  ["furniture", "dog", "he had a plain biscuit off the coffee table"],
  ["a bus", "dog", "he looks at me as if I had asked him to run for the last bus"],
  ["a purchase that has not been made", "bird", "if i bought an air fryer would the fumes harm a budgie"],
  ["last year", "cat", "my boy had a blocked bladder last year, he's great now. which food helps to keep him well"],
  ["chattering at prey", "cat", "she opens her mouth and makes small noises when she watches pigeons from the balcony"],
  ["a question before use", "dog", "should i give him my sister's ibuprofen or something else for his back"],
  ["the temperature of a room", "rabbit", "is a temperature of 24 degrees good for a rabbit and how much hay does he need"],
  ["a ball after breakfast", "dog", "he vomited once, then he ate his breakfast and runs after his ball"],
  ["a snub nose", "dog", "my french bulldog's breathing is loud"],
  ["yellow ears and half a meal", "cat", "her ears look yellow and she is eating about half"],
  ["a puppy that will not walk", "dog", "my puppy sits down on the leash and won't walk"],
  ["drops food", "rabbit", "she picks up a pellet and then drops it, still eats her greens"],
  ["bad breath", "dog", "my dog's breath is so bad like fish and his back teeth are brown, he eats normal"],
  ["a hiding place", "cat", "hot lump on his cheek, he is hiding under the car"],
  ["her back", "cat", "she moved in with us heavy and can't reach her back to groom, she eats and plays"],
  ["nails that hook", "bird", "his nails hook on the perch, he eats his seed fine"],
  ["stories", "dog", "I keep reading horror stories about bloat. My dog is fine. How do I prevent it?"],
  ["a dream", "dog", "when he sleeps his legs are running and he makes small barks"],
  ["how a medicine is given", "dog", "how do I give a medicine with a syringe? he closes his mouth"],
  ["a wobble", "rabbit", "his head is tilted and he wobbles when he turns, still eats his greens"],
  ["a flop", "rabbit", "my rabbit flopped over on her side after a binky session and is just lying there relaxed"],
  ["a purchase that is planned", "cat", "which plants are not safe if i get a cat next month? i have lilies at the moment"],
  ["a place to sleep", "cat", "my cat hasnt eaten her dinner tonight, she just sleeps on the dryer"],
  ["what was not eaten", "dog", "he had no grapes"],
  ["a list of what was not eaten, without commas", "dog", "he had no nuts no chocolate no grapes today"],
  ["a bar of cereal", "dog", "he ate my granola bar, no nuts no chocolate in it"],
  ["a tooth that hangs", "dog", "his tooth is hanging by a thread"],
  ["the drop before labor", "dog", "her temperature dropped to 98, labor coming?"],
  ["medicine that is asked for", "fish", "neon tetras have white grains all over, got a pleco in there too so idk what meds are safe"],
  ["somebody else's habit", "dog", "My buddy gives his dog Benadryl to knock him out, should I"],
  ["a goodbye", "dog", "We lost our girl Tess on Thursday. The vet came to us. Just after the injection she took two big gasps."],
  ["a fish out of balance", "fish", "My goldfish is floating upside down. It rights itself then tips over again."],
  ["stairs", "cat", "he's stopped going up the stairs and he weed on his bed twice this week"],
  ["a nail that hangs", "dog", "Toenail torn halfway off, hanging by a bit. It bled but has stopped now."],
  ["a syringe that a medicine came with", "small", "what do i feed him til then, ive got a syringe from calpol"],
  ["what is given day by day", "dog", "He is on one tablet for his heart, vetmedin, since two years"],
  ["how big a lump is", "dog", "she's got a small soft lump on her side, about grape size, been there months"],
  ["a lamp", "reptile", "He has a heat lamp, I don't know about UV, the bulb came with it"],
  ["a loss", "dog", "we had to put our girl down this morning after she had seizures all night"],
])("%s is no emergency (%s): %s", (_misread, petType, message) => {
  expect(screen(message, { petType }).level).not.toBe("emergency");
});

/** Ordinary messages that were once sent to a vet today, by what was misread in them. */
test.each([
  ["how often is normal", "dog", "how many times a day should she pee"],
  ["an hour of the day", "dog", "he's quiet till seven then he wants breakfast"],
  ["hours of sleep", "dog", "he sleeps 20 hours a day"],
  ["an appointment that is due", "cat", "when is Olive due her second vaccine?"],
  ["a few flakes", "cat", "the cat has had a few dandruff flakes on her back, eating and playing fine"],
  ["an animal that is named like what others eat", "reptile", "my crested gecko has gone a bit pale before his shed"],
  ["blood in season", "dog", "my bitch is in heat and bleeding, how long is that normal"],
])("%s needs no vet today (%s): %s", (_misread, petType, message) => {
  const { level, check } = screen(message, { petType });
  expect({ isPressing: isPressing(level), isAsked: check !== undefined }).toEqual({ isPressing: false, isAsked: false });
});

test.each([
  ["dog", "my dog ate 10 grapes", "oh wait, I looked at the bag, they were blueberries, not grapes"],
  ["dog", "my dog swallowed a needle", "no no, it was a scene in a film, I don't have a dog"],
])("what is taken back counts no more (%s): %s / %s", (petType, first, second) => {
  const before = screen(first, { petType });
  expect(before.level).toBe("emergency");
  const after = screen(second, { petType, history: [{ role: "user", content: first }], previous: before.level, facts: before.facts });
  expect(after.level).not.toBe("emergency");
});

test("bloody diarrhea since noon is no heatstroke", () => {
  expect(screen("bloody runs since noon and threw up 6 times, he is 5 months", { petType: "dog" }).protocol).not.toBe("heatstroke");
});
