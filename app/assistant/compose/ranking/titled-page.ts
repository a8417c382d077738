import { PAGE_TOPIC } from "#app/domain/knowledge/assistant-content.ts";
import { linkToUnit } from "../../knowledge.ts";
import { type Context, queryOf } from "../context.ts";
import type { Reply } from "../reply.ts";

/** From here on the title of a page is the question. */
const SAME = 0.8;

/** A page whose title, or one of the questions that lead to it, is what was asked is among the sources, whatever else answers. */
export function withTitledPage(reply: Reply, context: Context): Reply {
  if (reply.sources.length === 0) return reply;
  const pages = context.knowledge.find
    .compare(queryOf(context))
    .filter(({ unit }) => unit.topic === PAGE_TOPIC)
    .map(({ unit, compared }) => ({ unit, likeness: Math.max(compared.question, compared.match.similarity) }))
    .filter(({ likeness }) => likeness >= SAME)
    .sort((one, other) => other.likeness - one.likeness);
  const [page] = pages;
  const link = page && linkToUnit(page.unit);
  if (!link || reply.sources.some(({ path }) => path === link.path)) return reply;
  return { ...reply, sources: [...reply.sources, link] };
}
