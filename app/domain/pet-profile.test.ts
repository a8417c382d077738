import { expect, test } from "vitest";
import { ageAt, profileNamed, profileOf, readProfiles, weightOf, withProfile } from "./pet-profile.ts";

test("what is stored is read back, and what is of another shape is left out", () => {
  const bella = { name: "Bella", type: "dog", weight: "12 kg", vetPhone: "555 0100" };
  expect(readProfiles([bella, { name: "" }, null, { name: "Max", type: "unicorn", breed: 3 }])).toEqual([bella, { name: "Max" }]);
  expect(readProfiles({ bella })).toEqual([]);
});

test("a pet has one profile, whatever the case of its name", () => {
  const profiles = withProfile([{ name: "Bella", weight: "11 kg" }], { name: "bella", weight: "12 kg" });
  expect(profiles).toEqual([{ name: "bella", weight: "12 kg" }]);
});

test("a pet without a name has a profile only where one of its kind is known", () => {
  const bella = { name: "Bella", type: "dog" } as const;
  const mia = { name: "Mia", type: "cat" } as const;
  expect(profileOf([bella, mia], { type: "cat", name: "" })).toBe(mia);
  expect(profileOf([bella, mia], { name: "BELLA" })).toBe(bella);
  expect(profileOf([bella, { name: "Max", type: "dog" }], { type: "dog", name: "" })).toBeUndefined();
  expect(profileOf([bella], { name: "" })).toBeUndefined();
});

test("an age is rounded down and in the unit that a vet would use", () => {
  const now = Date.parse("2026-11-23");
  expect(ageAt("2026-10-25", now)).toBe("4 weeks");
  expect(ageAt("2026-05-01", now)).toBe("6 months");
  expect(ageAt("2022-11-01", now)).toBe("4 years");
  expect(ageAt("2027-01-01", now)).toBeUndefined();
  expect(ageAt(undefined, now)).toBeUndefined();
});

test("a weight counts only with its unit", () => {
  expect(weightOf({ weight: "about 4,5 kg" })).toEqual({ value: 4.5, unit: "kg" });
  expect(weightOf({ weight: "26 pounds" })).toEqual({ value: 26, unit: "lb" });
  expect(weightOf({ weight: "12" })).toBeUndefined();
  expect(weightOf({})).toBeUndefined();
});

test("a typed name finds the profile of its pet, and a word that only looks like a name does not", () => {
  const profiles = readProfiles([
    { name: "Bella", type: "cat" },
    { name: "Honey", type: "dog" },
    { name: "Max" },
    { name: "Mr Whiskers", type: "rabbit" },
  ]);
  const typeIn = (text: string) => profileNamed(profiles, text)?.type;
  expect(typeIn("Bella is limping")).toBe("cat");
  expect(typeIn("bella is limping")).toBe("cat");
  expect(typeIn("I think Bella's paw hurts")).toBe("cat");
  expect(typeIn("why is Mr Whiskers so quiet?")).toBe("rabbit");
  expect(typeIn("she ate honey")).toBeUndefined();
  expect(typeIn("Isabella is limping")).toBeUndefined();
  expect(typeIn("Max is limping")).toBeUndefined();
});
