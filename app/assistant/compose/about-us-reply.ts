import { plainWords } from "#app/language/normalise.ts";
import { linkToUnit } from "../knowledge.ts";
import { namesMachine, namesPerson, unitsAboutUs } from "../understand/about-us.ts";
import type { Context } from "./context.ts";
import type { Reply } from "./reply.ts";
import { unitReply } from "./unit-reply.ts";
import { paragraphs } from "./wording/markdown.ts";

/** Who answers, what it costs and who reads it, whatever the words; who asks two things hears both. */
export function aboutUsReply(context: Context): Reply | undefined {
  const plain = plainWords(context.asked.message);
  const [first, second] = unitsAboutUs(plain).flatMap((name) => context.knowledge.named(name) ?? []);
  if (!first) return undefined;
  const said = unitReply(first, context);
  const reply = first.id === context.knowledge.named("are-you-an-ai")?.id ? { ...said, text: yesOrNoFor(plain, said.text) } : said;
  if (!second) return reply;
  const lead = second.lead.replace(/^(?:Yes|No), (\w)/, (_, letter: string) => letter.toUpperCase());
  return {
    ...reply,
    text: paragraphs([reply.text, lead]),
    sources: [...reply.sources, linkToUnit(second)],
    units: [...reply.units, second],
  };
}

/** "Are you a person?" is answered with no, "a person or a bot?" with neither. */
function yesOrNoFor(plain: string, text: string): string {
  if (!namesPerson(plain)) return text;
  return text.replace(/^(?:Yes, )?(?=I'm a computer)/, namesMachine(plain) ? "" : "No, ");
}
