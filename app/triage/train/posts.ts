import { readFileSync } from "node:fs";
import { readPetType } from "#app/domain/pets.ts";
import type { Level } from "#app/domain/urgency.ts";

/** A long message as owners write them in forums, with what is true of it. */
export type Post = {
  id: string;
  animal: string;
  text: string;
  level: Level;
  /** What is so with the main sign of the post. */
  status: "present" | "over" | "treated" | "past" | "feared" | "general" | "other-animal";
  /** Words that mislead. */
  traps: string[];
};

export function readPosts(path: string): Post[] {
  const lines = readFileSync(path, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Post);
}

/** The animal as the form would send it; undefined where the form has no word for it. */
export function petTypeOf({ animal }: Post): string | undefined {
  return readPetType(animal.replaceAll(" ", "-"));
}
