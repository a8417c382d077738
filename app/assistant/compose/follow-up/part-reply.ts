import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { linkToUnit } from "../../knowledge.ts";
import type { Context } from "../context.ts";
import { plainReply, type Reply } from "../reply.ts";
import { labeled, numbered, paragraphs } from "../wording/markdown.ts";
import { withPet } from "../wording/pet-words.ts";

/** The part of the last answer that was asked for, or all of it that is worth a second look. */
export function partReply(context: Context, last: Answer): Reply {
  const { asked, knowledge, words } = context;
  const { phrases } = knowledge;
  const signs = labeled(asked.verdict.level === "emergency" ? phrases["see-vet-emergency"] : phrases["see-vet"], last.seeVetIf);
  const byPart: Partial<Record<string, string>> = {
    avoid: last.avoid.join(" "),
    act: numbered(last.steps),
    urgency: signs,
    causes: last.lead,
    "vet-asks": phrases["vet-asks"],
  };
  const text = asked.part ? byPart[asked.part] : paragraphs([numbered(last.steps.slice(0, 3)), last.avoid.join(" "), signs]);
  return plainReply(context, text ? withPet(text, words) : phrases["nothing-more"], text ? [linkToUnit(last)] : []);
}
