import { caseOf } from "#app/domain/knowledge/dialog.ts";
import type { Context } from "../compose/context.ts";
import type { Reply } from "../compose/reply.ts";
import { paragraphs } from "../compose/wording/markdown.ts";
import type { Said } from "./block.ts";
import { BLOCKS, type BlockName, CLOSING } from "./blocks.ts";
import { unitByRule } from "./case/open-case.ts";
import { withOtherParts } from "./other-parts.ts";
import { type Cell, type Column, cellFor, type PlanRow } from "./plan.ts";
import { columnOf, plannedTurns } from "./turns.ts";

/** Where in the plan a message is answered, and by what. */
export type Planned = { row: PlanRow; column: Column; blocks: readonly BlockName[]; reply: Reply };

/** The first row that applies to a message and has something to say. */
export function planFor(context: Context): Planned {
  for (const turn of plannedTurns(context)) {
    const column = columnOf(turn.context);
    const said = saidIn(cellFor(turn.row, column), turn.context);
    if (said.every(({ name }) => CLOSING.includes(name))) continue;
    const blocks = said.map(({ name }) => name);
    const own = replyFrom(
      said.map(({ block }) => block),
      context,
    );
    const reply = withOtherParts(own, turn.context);
    return { row: turn.row, column, blocks, reply: turn.isOfCase ? keepingCase(reply, context) : reply };
  }
  throw new Error("The plan has no reply: its last row always has one.");
}

function saidIn(cell: Cell, context: Context): { name: BlockName; block: Said }[] {
  return cell.flatMap((entry) => {
    for (const name of typeof entry === "string" ? [entry] : entry) {
      const block = saidBy(name, context);
      if (block) return [{ name, block }];
    }
    return [];
  });
}

function replyFrom(blocks: readonly Said[], context: Context): Reply {
  const sources = blocks.flatMap((one) => one.sources ?? []);
  const animals = blocks.find((one) => one.animals)?.animals;
  const openCase = blocks.find((one) => one.openCase)?.openCase;
  const actions = blocks.flatMap((one) => one.actions ?? []);
  return {
    text: paragraphs(blocks.map(({ text }) => text)),
    sources: sources.filter(({ path }, at) => sources.findIndex((one) => one.path === path) === at),
    suggestions: blocks.flatMap((one) => one.suggestions ?? []),
    dialog: blocks.find(({ dialog }) => dialog)?.dialog ?? { ...context.asked.before?.dialog },
    units: blocks.flatMap((one) => one.units ?? []),
    ...(animals && { animals }),
    ...(openCase && { openCase }),
    ...(actions.length > 0 && { actions }),
  };
}

function saidBy(name: BlockName, context: Context): Said | undefined {
  const said = BLOCKS[name](context);
  if (typeof said === "string") return said ? { text: said } : undefined;
  return said?.text ? said : undefined;
}

/** What is asked on the side does not become the case, and who helps is not forgotten. */
function keepingCase(reply: Reply, { asked, openCase: open }: Context): Reply {
  const openCase = reply.openCase ?? (open && caseOf(asked.before?.dialog, open.animal));
  if (!open || !openCase) return reply;
  const { contact } = open;
  const byRule = open.isSpokenOf ? unitByRule(asked.verdict) : openCase.byRule;
  return { ...reply, openCase: { ...openCase, ...(byRule && { byRule }), ...(contact && { contact }) } };
}
