import { expect, test } from "vitest";
import { start } from "./assistant.ts";

/** Animal in the form, the owner's words, and the unit that answers. */
const QUESTIONS: readonly [petType: string, message: string, unit: string][] = [
  // "May they have it?" in its looser forms
  ["dog", "melon for a beagle, ok or not? cantaloupe i mean", "substance:cantaloupe"],
  ["bird", "could our cockatiel share a bit of guacamole and avocado", "substance:avocado"],
  ["cat", "boiled egg for cats?", "substance:eggs"],
  ["dog", "The last of the pumpkin is in the fridge. Might she have a spoonful of it?", "substance:pumpkin"],
  ["cat", "May I keep lilies in a vase on the fridge if she never goes up there?", "substance:lilies"],
  ["cat", "someone gave us a spider plant, is it a safe one with cats", "substance:spider-plant"],
  ["hamster", "Would a bit of broccoli be acceptable to a hamster?", "substance:broccoli"],
  ["dog", "can dogs eat sardines, they are so cheap here", "substance:sardines"],
  // The thing asked about, and not another word that sounds like one
  ["dog", "are cooked chicken bones alright for him", "substance:cooked-bones"],
  ["dog", "can he have the bones of the sunday joint", "substance:cooked-bones"],
  ["rabbit", "may my bun have lettuce", "substance:lettuce"],
  ["dog", "may i give him a cube of cheddar when he comes from behind the sofa", "substance:cheese"],
  ["dog", "can i give her watermelon", "substance:watermelon"],
  ["dog", "is it bad that she ate a bag of grapes this afternoon", "substance:grapes"],
  ["cat", "is tuna in brine ok for my cat", "substance:tuna"],
  ["cat", "are poinsettias going to kill my cat", "substance:poinsettia"],
  ["dog", "can my dog eat cooked turkey bones", "substance:cooked-bones"],
  ["cat", "May I give him a little milk, as he used to have it at my mother's?", "substance:milk"],
  ["cat", "is it safe to give a cat a bit of ham off the side of your plate", "substance:ham"],
  ["dog", "is cheese ok for him, i use a bit of wensleydale to hide his worming tablet in", "substance:cheese"],
  ["cat", "I've been given a peace lily. May I keep it, or is it as bad as the true lilies?", "substance:peace-lily"],
  ["dog", "when does a bit of a cough want looking at, only when he pulls on the lead", "breathing/dog-honking-cough"],
  ["bird", "he was in the kitchen with a burnt teflon pan and now acts sleepy, what do i do", "substance:nonstick-fumes"],
  // A pet's name that is food, and what something else is for
  ["dog", "Can Muffin have a bit of blueberry? They grow by our fence.", "substance:blueberries"],
  ["cat", "are african violets safe with cats cookie chews everything green", "substance:african-violet"],
  ["rabbit", "is basil fine for a rabbit, we have a pot that i bought for the pasta", "substance:basil"],
  ["dog", "may my poodle have some plain pumpkin from the can, the kind that is not pie filling", "substance:pumpkin"],
  // A word that half of the site uses names no substance
  ["bird", "parrot tearing out his feathers", "bird-care/bird-plucking-feathers"],
  // Animals without a species of their own
  ["other", "can my pet rat have a bit of banana", "diet-and-feeding/rat-fruit-veg"],
  ["other", "can leopard geckos have strawberries", "diet-and-feeding/gecko-fruit-veg"],
  // The sentence that asks, whatever stands around it
  ["cat", "When should I worry about a cat not eating? Just so I know for next time", "diet-and-feeding/cat-not-eating"],
  [
    "rabbit",
    "how many hours can a rabbit go without eating before you'd ring the vet, ours has had nothing since breakfast",
    "stomach/rabbit-not-eating",
  ],
  // A loss, and words that only sound like one
  ["cat", "My husband says it is kinder to let him go but I am not ready. How does one decide?", "loss-and-goodbye/when-is-it-time"],
  ["cat", "We buried our old girl on Sunday and I keep hearing her bell. Am I going mad?", "loss-and-goodbye/is-my-grief-normal"],
  [
    "rabbit",
    "My second rabbit is dead since yesterday and the other is alone and sad, what can I do?",
    "loss-and-goodbye/small-pet-misses-companion",
  ],
  ["cat", "my other cat keeps looking for him", "loss-and-goodbye/cat-misses-companion"],
  ["rabbit", "one of my two rabbits died. the other one just sits there", "loss-and-goodbye/small-pet-misses-companion"],
  ["dog", "I found my dog dead this morning. she was fine last night. what happened", "loss-and-goodbye/sudden-death"],
  ["dog", "we lost our boy Duke this morning and my wife wont stop crying", "loss-and-goodbye/my-pet-died-what-now"],
  ["rabbit", "my rabbit just died in my hands", "loss-and-goodbye/my-pet-died-what-now"],
  ["dog", "we put max down on saturday and the house is so quiet", "loss-and-goodbye/died-days-ago"],
  ["dog", "it's been 6 months and I still cry every day over my dog. Is something wrong with me?", "loss-and-goodbye/is-my-grief-normal"],
  ["dog", "I can't stop thinking I killed him, I gave him the bone", "loss-and-goodbye/was-it-my-fault"],
  [
    "dog",
    "my dog died at the er last nite and i keep thinking if i skipped my shift id have caught it",
    "loss-and-goodbye/missed-the-signs",
  ],
  ["cat", "I feel so guilty, I was at work when she passed and she was alone", "loss-and-goodbye/was-not-there"],
  [
    "cat",
    "We had Smudge put to sleep this morning and keep thinking we should have taken her sooner.",
    "loss-and-goodbye/guilt-after-euthanasia",
  ],
  ["dog", "should i be there when they put him to sleep, i dont think i can", "loss-and-goodbye/staying-in-the-room"],
  ["dog", "vet wants 4000 dollars for surgery. i dont have it. do i have to put her down", "loss-and-goodbye/cant-afford-do-i-have-to"],
  ["cat", "I am a student, only 800 rupees is there and my cat needs xray. what can I do", "cost-and-insurance/cant-afford-the-vet"],
  ["cat", "was I wrong to put her to sleep, she still purred", "loss-and-goodbye/right-decision-still-happy"],
  ["hamster", "hamster died should i let the other kids see it", "loss-and-goodbye/child-see-body"],
  ["dog", "my mum died and left her old dog, he wont eat", "loss-and-goodbye/owner-died"],
  ["dog", "I think my vet made a mistake and my dog is dead", "loss-and-goodbye/died-at-the-vet"],
  ["dog", "my son keeps asking when Rex is coming back from heaven", "loss-and-goodbye/telling-children"],
  ["bird", "my budgie of 9 years died i feel stupid being so sad", "loss-and-goodbye/is-my-grief-normal"],
  ["fish", "my sons goldfish died can i flush it", "loss-and-goodbye/fish-body"],
  // A clause that says since when is not what is asked
  ["cat", "why does my cat sneeze since we got new litter", "breathing/cat-sneezing"],
  ["hamster", "how do i tell my little brother the hamster died", "loss-and-goodbye/telling-children"],
  ["dog", "was it my fault? i left the gate open and she got hit. shes gone", "loss-and-goodbye/was-it-my-fault"],
  ["hamster", "my kid's hamster is really cold and not moving, is he dead", "emergencies/hamster-cold-torpor"],
  ["dog", "landlord says no pitbulls i gotta give him up idk where", "loss-and-goodbye/rehoming"],
  // About us
  ["cat", "Is there a real veterinary surgeon reading these messages, dear?", "pawline/are-you-a-vet"],
  ["other", "I do not want the weekly letter any more, how do I stop it?", "pawline/stop-the-emails"],
  ["dog", "this app trash u dont know nothing", "pawline/you-are-wrong"],
  ["dog", "How do I know I can trust what you say?", "pawline/how-accurate-are-you"],
  // The answer for this very animal before what everybody who collapses gets
  ["cat", "He cannot stand up on his back legs and they feel cold. He is screaming.", "emergencies/cat-back-legs-paralyzed"],
  ["bird", "my budgie is sat on the floor of his cage, all puffed up with his eyes half shut", "emergencies/bird-bottom-of-cage"],
  // Animals without a species of their own
  ["other", "my tortoise won't eat after hibernation", "reptiles/tortoise-awake-not-eating"],
  ["other", "my bearded dragon has a black beard all day", "reptiles/bearded-dragon-black-beard"],
  ["other", "how often should i feed my corn snake", "reptiles/snake-feeding"],
  ["other", "my hen is limping with a black scab", "bird-care/hen-bumblefoot"],
  ["small-pet", "my mouse is puffed up and sneezes", "small-pet-care/mouse-ill"],
  ["small-pet", "my gerbil had a seizure", "weakness-and-nerves/gerbil-seizure"],
];

test("each question is answered from the unit that it is about", () => {
  const wrong = QUESTIONS.flatMap(([petType, message, unit]) => {
    const answered = start(petType)(message);
    return answered.dialog.unit === unit ? [] : [`${message}: ${answered.dialog.unit}, not ${unit}`];
  });
  expect(wrong).toEqual([]);
});

test("who writes of a person or of nothing is not answered about a pet", () => {
  const firsts = ["my son has a temperature of 39 and is floppy", "my washing machine is leaking water everywhere", "?", "asdf"].map(
    (message) => start("dog")(message),
  );
  expect(firsts.map(({ level, sources }) => [level, sources.length])).toEqual(firsts.map(() => ["info", 0]));
  expect(firsts.map(({ text }) => text.split(/[.,]/)[0])).toEqual([
    "I only know about animals",
    "I can only help with pets and their health",
    "I didn't understand that",
    "I didn't understand that",
  ]);
});

test("a human medicine is refused, and the owner is told who can help", () => {
  const { text } = start("dog")("can i give my dog half an ibuprofen for a sore leg");
  expect(text).toMatch(/^No/);
  expect(text).toMatch(/your vet/);
});

test("an account of what is going on is not answered with yes or no, and a graver action is not contradicted", () => {
  const { text } = start("dog")("My dog has been limping since our walk yesterday but puts weight on it");
  expect(text).toMatch(/^Call a vet today/);
  expect(text.split("\n\n")[0]).not.toMatch(/Yes|lasts more than/);
});

test("a conversation goes on about an animal that only its owner has a name for", () => {
  const say = start("other");
  say("my bearded dragon has a black beard all day");
  say("my tortoise won't eat after hibernation");
  expect(say("what should i feed her").dialog.unit).toBe("reptiles/tortoise-diet");
});

test("an answer to our question is not read as a misspelled substance", () => {
  const say = start("dog", "Poppy");
  expect(say("poppys limping").dialog.unit).toMatch(/limp/);
  expect(say("no carries it").dialog.unit).toMatch(/limp/);
});

test("a pet's name is not taken for food", () => {
  expect(start("dog", "Peanut")("peanut is limping").dialog.unit).toMatch(/limp/);
});

test("an answer on hens does not reach a rabbit", () => {
  expect(start("rabbit")("my rabbit is not eating or drinking").dialog.unit).not.toMatch(/chicken|hen/);
});

test("an animal that the owner only compares theirs with is not the animal asked about", () => {
  expect(start("cat")("she pants like a dog after two minutes of play").dialog.unit).not.toMatch(/dog-/);
});

test("a fish hook is no fish", () => {
  expect(start("dog")("what do i do if my dog gets a fish hook in his lip").text).not.toMatch(/your fish/);
});

test("what a text says for dogs only is left out of an answer about another animal", () => {
  expect(start("dog")("can my dog have carrot").text).not.toMatch(/Other pets/);
  expect(start("chinchilla")("can chinchillas have carrots").text).not.toMatch(/\bdogs?\b/i);
});

test("something taken that calls for a vet now is never under a milder card", () => {
  const given = start("cat")("how much paracetamol is dangerous for a cat because ive just given one");
  expect(given.level).toBe("emergency");
  const lily = start("cat")("I've been given a peace lily. May I keep it in a flat with cats?");
  expect(lily.level).toBe("info");
});

test("a mother who gives advice is no chrysanthemum", () => {
  expect(start("dog")("my mum says garlic keeps fleas off, is garlic ok for dogs").dialog.unit).toBe("substance:garlic");
});

test("[N9] who looks for a vet gets the button for it, and who asks something else does not", () => {
  for (const message of ["Find an emergency vet near me", "vet near me uk", "where can i find a vet that sees rabbits", "no vet is open"])
    expect(start()(message).actions, message).toEqual(["find-a-vet"]);
  for (const message of ["can dogs eat grapes", "my cat sneezes", "how much does a vet cost", "thanks"])
    expect(start("dog")(message).actions, message).toBeUndefined();
});
