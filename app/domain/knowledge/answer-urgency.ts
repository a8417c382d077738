import { isPressing } from "../urgency.ts";
import type { Answer } from "./knowledge.ts";

/** How soon a vet must see what an answer is about; undefined where it can wait, and for a loss, which is in no hurry. */
export function pressingLevel({ level, intent }: Pick<Answer, "level" | "intent">): "urgent" | "emergency" | undefined {
  return isPressing(level) && intent !== "loss" ? level : undefined;
}
