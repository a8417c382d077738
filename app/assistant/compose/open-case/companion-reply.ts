import type { Context } from "../context.ts";
import { plainReply, type Reply } from "../reply.ts";
import { fill } from "../wording/phrases.ts";
import { companionLine } from "./case-line.ts";
import type { OpenCase } from "./open-case.ts";

/** Animals that live in pairs and take it badly to be alone. */
const BONDED: readonly string[] = ["rabbit", "guinea-pig", "chinchilla"];

/** Whether the one that lives with the patient has to come too, or to be kept apart. */
export function companionReply(context: Context, open: OpenCase): Reply {
  const { knowledge, asked } = context;
  const species = asked.verdict.facts?.animals[open.animal]?.species ?? "";
  const phrase = knowledge.phrases[BONDED.includes(species) ? "companion" : "companion-other"];
  return plainReply(context, companionLine(context, open) ?? fill(phrase, open.words));
}
