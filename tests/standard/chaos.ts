import { PLAYS, type Play, type Provider, TOKENS_IN_TEXT } from "./provider.ts";
import type { Site } from "./site.ts";
import { ask, type ChatResult, inTurn, newAddress, seeded } from "./visitor.ts";

/** These open the circuit breaker, so that the provider is skipped for a while: they run last. */
const CLOSES_THE_DOOR: readonly Play[] = ["X02", "X03"];

/** Faults in which more is sent than read: the answer is cut by us, by the visitor, or by a reset. */
const CUT: readonly Play[] = ["X09", "X14"];

type Send = { id: string; play: Play; leaveAfter?: number };

export type ChaosReport = {
  seed: number;
  sends: number;
  /** Messages by outcome; a visitor who left has none. */
  answers: number;
  apologies: number;
  left: number;
  /** Messages without exactly one outcome, with what arrived. */
  wrong: string[];
  byPlay: Record<string, { sends: number; answers: number; apologies: number }>;
  hits: number;
  openAfter: number;
  tokens: { settled: number; saidWhole: number; saidCut: number; receivedCut: number; unsettled: number };
  secretsSeen: number;
};

/**
 * Sends questions through faults chosen by a seed, concurrently, and records the outcome of each.
 * @param plays ids of the faults
 */
export async function runChaos(
  site: Site,
  provider: Provider,
  { seed = 8, sends = 300, atOnce = 40, plays = Object.keys(PLAYS) as Play[], leaveShare = 0.1 } = {},
): Promise<ChaosReport> {
  const random = seeded(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const calm = plays.filter((play) => !CLOSES_THE_DOOR.includes(play));
  const doors = plays.filter((play) => CLOSES_THE_DOOR.includes(play));
  const closing = doors.length > 0 ? Math.ceil(sends / 15) : 0;
  const all = Array.from({ length: sends }, (_, index): Send => {
    const play = index >= sends - closing ? pick(doors) : pick(calm);
    const leaves = !CLOSES_THE_DOOR.includes(play) && random() < leaveShare;
    return { id: `run${seed}x${index}`, play, leaveAfter: leaves ? Math.floor(random() * 6) : undefined };
  });
  const before = { hits: provider.hits(), ...ledger(site) };
  const sent = await inTurn(
    all.map(
      (send) => () =>
        ask(site, {
          message: `what should I feed my dog play:${send.play} send:${send.id}`,
          from: newAddress(),
          leaveAfter: send.leaveAfter,
        }),
    ),
    atOnce,
  );
  const openAfter = await quiet(provider);
  const after = await settledLedger(site);
  const report: ChaosReport = {
    seed,
    sends,
    answers: 0,
    apologies: 0,
    left: 0,
    wrong: [],
    byPlay: {},
    hits: provider.hits() - before.hits,
    openAfter,
    tokens: { settled: after.settled - before.settled, saidWhole: 0, saidCut: 0, receivedCut: 0, unsettled: after.setAside },
    secretsSeen: 0,
  };
  for (const [index, send] of all.entries()) count(report, send, sent[index] as ChatResult, provider);
  return report;
}

function count(report: ChaosReport, send: Send, sent: ChatResult, provider: Provider): void {
  const row = report.byPlay[send.play] ?? { sends: 0, answers: 0, apologies: 0 };
  report.byPlay[send.play] = row;
  row.sends += 1;
  const ends = sent.events.filter((event) => event === "done" || event === "error");
  const received = (sent.text.match(TOKENS_IN_TEXT) ?? []).length;
  const said = provider.said.get(send.id)?.tokens ?? 0;
  // A visitor whose answer ended before they could leave has an outcome too.
  const left = send.leaveAfter !== undefined && ends.length === 0;
  if (left || CUT.includes(send.play)) {
    report.tokens.saidCut += said;
    report.tokens.receivedCut += received;
  } else report.tokens.saidWhole += said;
  if (JSON.stringify(sent).includes("CANARY")) report.secretsSeen += 1;
  if (left) {
    report.left += 1;
    return;
  }
  if (ends.length !== 1 || sent.trouble || sent.status !== 200) {
    report.wrong.push(`${send.play}: status ${sent.status}, ends ${ends.join("+") || "none"}, ${sent.trouble ?? "no trouble"}`);
    return;
  }
  const answered = ends[0] === "done";
  report[answered ? "answers" : "apologies"] += 1;
  row[answered ? "answers" : "apologies"] += 1;
}

/** The day's budget: recorded tokens, and tokens that are still reserved. */
function ledger(site: Site): { settled: number; setAside: number } {
  const sums = site.rows(
    "SELECT coalesce(sum(answer_tokens), 0) AS settled, coalesce(sum(tokens - prompt_tokens - answer_tokens), 0) AS aside FROM budget",
  );
  return { settled: Number(sums[0]?.settled ?? 0), setAside: Number(sums[0]?.aside ?? 0) };
}

/** The budget once nothing is reserved, or its state after ten seconds. */
async function settledLedger(site: Site) {
  for (let tries = 0; tries < 40 && ledger(site).setAside !== 0; tries++) await new Promise((done) => setTimeout(done, 250));
  return ledger(site);
}

/** Waits until the provider has no answer open, ten seconds at most. @returns how many are open then */
async function quiet(provider: Provider): Promise<number> {
  for (let tries = 0; tries < 40 && provider.open() > 0; tries++) await new Promise((done) => setTimeout(done, 250));
  return provider.open();
}

/** What failed, as sentences; empty when everything passed. */
export function chaosFaults({ wrong, answers, apologies, left, sends, openAfter, tokens, secretsSeen }: ChaosReport): string[] {
  const cut = tokens.settled - tokens.saidWhole;
  return [
    ...wrong.map((send) => `not exactly one ending: ${send}`),
    ...(answers + apologies + left === sends ? [] : ["the endings do not add up"]),
    ...(openAfter === 0 ? [] : [`${openAfter} streams of the provider are still open`]),
    ...(tokens.unsettled === 0 ? [] : [`${tokens.unsettled} tokens are still set aside`]),
    ...(cut >= tokens.receivedCut && cut <= tokens.saidCut
      ? []
      : [`settled ${tokens.settled}, said ${tokens.saidWhole} whole and ${tokens.saidCut} cut`]),
    ...(secretsSeen === 0 ? [] : [`${secretsSeen} answers held the provider's words`]),
  ];
}
