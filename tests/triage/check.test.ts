import { expect, test } from "vitest";
import type { CheckAnswer, CheckKind } from "#app/domain/check.ts";
import type { Level } from "#app/domain/urgency.ts";
import { screen } from "./book.ts";

const FOLLOW_UP =
  "Since then she has been sleeping on the sofa next to me, and my husband says that I worry too much about her, but I keep going back to look.";

/** A possible sign of each kind, in a story. */
const STORIES: Record<CheckKind, { petType: string; message: string }> = {
  state: { petType: "dog", message: `Last week, when we came back from the park, my dog collapsed on the grass. ${FOLLOW_UP}` },
  exposure: {
    petType: "dog",
    message: `On Sunday, when my sister was here with the kids, our dog ate some grapes off the table. ${FOLLOW_UP}`,
  },
  accident: { petType: "cat", message: `On Friday, before the storm came in, our cat was hit by a car on the road outside. ${FOLLOW_UP}` },
  birth: { petType: "dog", message: `On Monday the vet said she may be straining and no puppy comes, our dog is in labor. ${FOLLOW_UP}` },
};

const LEVELS: Record<CheckKind, Partial<Record<CheckAnswer, Level>>> = {
  state: { yes: "emergency", over: "urgent", no: "urgent", unsure: "urgent", vet: "routine" },
  exposure: { yes: "emergency", unsure: "emergency", no: "urgent", vet: "routine" },
  accident: { yes: "emergency", no: "urgent", vet: "routine" },
  birth: { yes: "emergency", no: "urgent", unsure: "urgent", vet: "routine" },
};

const cases = (["state", "exposure", "accident"] as const).flatMap((kind) =>
  Object.entries(LEVELS[kind]).map(([answer, level]) => [kind, answer as CheckAnswer, level] as const),
);

test.each(["state", "exposure", "accident"] as const)(
  "a possible %s is asked about, in the owner's words, and is urgent until answered",
  (kind) => {
    const { level, check, protocol, facts } = screen(STORIES[kind].message, STORIES[kind]);
    expect(level).toBe("urgent");
    const [sign] = check?.signs ?? [];
    expect(sign?.kind).toBe(kind);
    expect(STORIES[kind].message).toContain(sign?.quote.replace(/…$/, ""));
    expect(check?.also.length).toBeGreaterThan(3);
    // First aid comes with a yes, and the check's level is not remembered as the animal's.
    expect(protocol).toBeUndefined();
    if (kind === "state") expect(facts?.animals[0]?.level).not.toBe("urgent");
  },
);

test.each(cases)("%s answered with %s: %s", (kind, answer, level) => {
  const { petType, message } = STORIES[kind];
  const signs = screen(message, { petType }).check?.signs ?? [];
  const checked = { ...Object.fromEntries(signs.map(({ id }) => [id, answer])), none: true as const };
  const after = screen(message, { petType, checked });
  expect(after.level).toBe(level);
  expect(after.check).toBeUndefined();
});

test("after no the list is asked, and a yes to it is an emergency with its first steps", () => {
  const { petType, message } = STORIES.state;
  const signs = screen(message, { petType }).check?.signs ?? [];
  const denied = Object.fromEntries(signs.map(({ id }) => [id, "no" as const]));
  const next = screen(message, { petType, checked: denied });
  expect(next.check).toMatchObject({ signs: [] });
  expect(next.check?.also.map(({ id }) => id)).toContain("breathing");
  expect(screen(message, { petType, checked: { ...denied, breathing: "yes" } })).toMatchObject({
    level: "emergency",
    protocol: "breathing",
  });
});

test("answers are remembered: the next message asks nothing again and stays as answered", () => {
  const { petType, message } = STORIES.state;
  const signs = screen(message, { petType }).check?.signs ?? [];
  const checked = { ...Object.fromEntries(signs.map(({ id }) => [id, "no" as const])), none: true as const };
  const { facts } = screen(message, { petType, checked });
  const next = screen("what should I feed her tonight?", { petType, facts });
  expect(next.check).toBeUndefined();
  expect(next.level).toBe("urgent");
});

test("a question that is ignored through two messages is not asked again, and stays urgent", () => {
  const { petType, message } = STORIES.state;
  const first = screen(message, { petType });
  const second = screen("what should I feed her tonight?", { petType, facts: first.facts });
  expect(second.check).toBeDefined();
  const third = screen("and how much water?", { petType, facts: second.facts });
  expect(third).toMatchObject({ level: "urgent" });
  expect(third.check).toBeUndefined();
});

test("a plain sign is red at once, whatever story stands around it", () => {
  for (const { petType, message } of Object.values(STORIES).slice(0, 3)) {
    expect(screen(`He isn't breathing. ${message}`, { petType }).level).toBe("emergency");
  }
  expect(screen("my dog ate rat poison", { petType: "dog" })).toMatchObject({ level: "emergency" });
});

test.each(["constructor", "no-such-sign", "__proto__"])("an answer to %s changes nothing", (id) => {
  const { petType, message } = STORIES.state;
  const before = screen(message, { petType });
  const after = screen(message, { petType, checked: { [id]: "vet" } });
  expect(after.level).toBe(before.level);
  expect(after.check?.signs).toEqual(before.check?.signs);
});

test.each(["dog", "cat", "rabbit", "guinea-pig", "hamster", "ferret", "bird"])(
  "the list for a %s is whole: it ends with what it may have taken",
  (petType) => {
    // The list has eight places, so that one item too many would push out the last.
    const { check } = screen(STORIES.state.message.replace("my dog", "my pet"), { petType });
    expect(check?.also.at(-1)?.id).toBe("poison");
  },
);
test("a rule whose plain matches are seldom right is asked about", () => {
  const { level, check } = screen("after her shot my puppy has hives and a swollen face", { petType: "dog" });
  expect(level).toBe("urgent");
  expect(check?.signs.length).toBeGreaterThan(0);
});

test("a broken leg in plain words is an emergency without a question", () => {
  expect(screen("my dog broke her leg", { petType: "dog" }).level).toBe("emergency");
});

test.each([
  "My dog is not breathing. Our neighbor has been a great help.",
  "My dog is having a seizure. My sister has been good with him all along.",
  "My rabbit hasn't eaten or pooped since last night. We live in a small house with a yard, and there are two kids and another pet in the family. The food is the same dry brand that the breeder gave us, twice a day.",
])("words about somebody else end no sign, and since when it is so makes it no story: %s", (message) => {
  expect(screen(message).level).toBe("emergency");
});
