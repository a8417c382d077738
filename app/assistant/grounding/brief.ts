import type { CheckSign } from "#app/domain/check.ts";
import { PROTOCOL_TOPIC } from "#app/domain/knowledge/assistant-content.ts";
import type { GroundingTexts } from "#app/domain/knowledge/model-texts.ts";
import type { Brief } from "#app/domain/ports.ts";
import type { Context } from "../compose/context.ts";
import type { Reply } from "../compose/reply.ts";
import { fill } from "../compose/wording/phrases.ts";
import { saidReasons } from "../plan/case/open-case.ts";
import { caseSentences } from "./case-sentences.ts";
import { isEveryday } from "./everyday-care.ts";
import { signGroups } from "./sign-groups.ts";

/**
 * What a model is told besides the passages.
 * @param reply our own; where it asks which animal it is, that is the one question worth asking
 * @param said the server's own first words
 */
export function briefFor(context: Context, { animals }: Reply, texts: GroundingTexts, said: string | undefined): Brief {
  const { asked, knowledge } = context;
  const { check, ask } = asked.verdict;
  const question = check ? undefined : animals ? knowledge.phrases["which-animal"] : ask?.[0];
  return {
    facts: caseSentences(context),
    shown: shownBeside(context, said),
    ...(question && { ask: question }),
    signs: signGroups(check?.signs ?? []).flatMap((group, at) => signAsked(group, `s${at + 1}`)),
    allowsGeneral: isEveryday(context, texts),
  };
}

function signAsked(group: readonly CheckSign[], id: string): Brief["signs"] {
  const [first] = group;
  return first ? [{ id, says: [...new Set(group.map(({ says }) => says))].join(" "), asks: first.asks, quote: first.quote }] : [];
}

/** The words of the card and its first steps, then the sentence that the answer begins with. */
function shownBeside({ asked: { verdict }, knowledge, words }: Context, said: string | undefined): string[] {
  const { level, protocol } = verdict;
  if (level === "info") return said ? [said] : [];
  const steps = protocol ? (knowledge.unit(`${PROTOCOL_TOPIC}/${protocol}`)?.steps ?? []) : [];
  const card = [fill(knowledge.phrases.action[level], words), ...saidReasons(verdict.reasons).map(({ says }) => says)].join(" ");
  return [`On the card: ${card}`, ...(steps.length > 0 ? [`First steps on the card: ${steps.join(" ")}`] : []), ...(said ? [said] : [])];
}
