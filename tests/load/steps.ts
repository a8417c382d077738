import { setTimeout as pause } from "node:timers/promises";
import { quantile } from "../benches/stats.ts";
import { pagePaths } from "../e2e/url-table.ts";
import { PLAYS, type Play, type Provider } from "../standard/provider.ts";
import type { Site } from "../standard/site.ts";
import { newAddress } from "../standard/visitor.ts";
import { type Figure, ratio } from "./figures.ts";
import { countOf, type PageLoad, visitPages } from "./pages.ts";
import { askOnce, endings, holdStreams, isWhole, openAfter, type Plan, type SentQuestion, vendorsOwn, wordsIn } from "./streams.ts";
import { loadWrites } from "./writes.ts";

/** The provider's pace: 20 words a second, 60 words an answer. */
export const PACE = { everyMs: 50, tokens: 60 } as const;

const WARM_QUESTIONS = 20;

/** A leaver's answer would go on for 20 seconds, so that its end before that is our doing. */
const LONG = 400;

/** What a round knows: the site, its provider, seeded chance, and what earlier steps measured. */
export type Round = {
  site: Site;
  provider: Provider;
  random: () => number;
  /** Of the plan's durations. */
  share: number;
  /** Answers at any time; twice as many come in one moment. */
  streams: number;
  first: boolean;
  last: boolean;
  fromPages?: number;
  cleanP99?: number;
};

/** Every page, and one address in twenty that leads nowhere. */
function paths(): string[] {
  const good = pagePaths();
  const bad = Array.from({ length: Math.round(good.length / 19) }, (_, index) => `/no-such-page-${index}`);
  return [...good, ...bad];
}

const broken = (load: PageLoad): Figure => ({ name: "5xx and broken", value: countOf(load, 5) + load.broken, most: 0 });

/** L0: three pages a second, each once; every page and a few questions in the first round, for what is done once belongs to no other step. */
export async function warmUp({ site, share, first }: Round): Promise<Figure[]> {
  const seconds = first ? Math.ceil(pagePaths().length / 3) : 15 * share;
  const questions = first ? Array.from({ length: WARM_QUESTIONS }, () => askOnce(site)) : [];
  const load = await visitPages(site, { paths: pagePaths(), connections: 1, seconds, perSecond: 3 });
  await Promise.all(questions);
  return [
    { name: "pages", value: load.times.length, least: 1 },
    { name: "not 2xx", value: load.times.length - countOf(load, 2) + load.broken, most: 0 },
  ];
}

/** L1: one connection alone, then twenty at half the pace that the one could hold, then twenty as fast as they can. */
export async function pages(round: Round): Promise<Figure[]> {
  const { site, share } = round;
  const alone = await visitPages(site, { paths: paths(), connections: 1, seconds: 10 * share });
  const p50 = quantile(alone.times, 0.5);
  round.fromPages = alone.perSecond / 2;
  const paced = await visitPages(site, { paths: paths(), connections: 20, seconds: 25 * share, perSecond: round.fromPages });
  const flat = await visitPages(site, { paths: paths(), connections: 20, seconds: 25 * share });
  return [
    { name: "p99 paced / p50 alone", value: quantile(paced.times, 0.99) / p50, most: 3, time: true },
    { name: "p99 flat out / p50 alone", value: quantile(flat.times, 0.99) / p50, time: true },
    { name: "pages a second flat out / alone", value: flat.perSecond / alone.perSecond, time: true },
    { ...broken(paced), value: broken(paced).value + broken(flat).value },
  ];
}

/** Streams held open with visitors who turn pages beside them. */
async function streamsAndPages(round: Round, seconds: number, planOf: (left: number) => Plan): Promise<[SentQuestion[], PageLoad]> {
  const { site } = round;
  return Promise.all([
    holdStreams(site, round.streams, seconds, planOf),
    visitPages(site, { paths: paths(), connections: 2, seconds, perSecond: 10 }),
  ]);
}

/** L2: so many answers at any time, then twice as many in one moment. */
export async function streams(round: Round): Promise<Figure[]> {
  const { site, provider, share } = round;
  const stub = quantile(await vendorsOwn(provider, round.streams), 0.95);
  const [all, load] = await streamsAndPages(round, 60 * share, () => ({}));
  round.cleanP99 = quantile(load.times, 0.99);
  const burst = await Promise.all(Array.from({ length: 2 * round.streams }, () => askOnce(site)));
  const firsts = all.flatMap(({ sent }) => sent.firstMs ?? []);
  const whole = [...all, ...burst].filter((one) => isWhole(one, PACE.tokens)).length;
  // An answer without any word of the provider is one of our own pages, which took over because the provider's first word was late.
  const spoken = [...all, ...burst].filter((one) => wordsIn(one) > 0);
  const lost = spoken.reduce((sum, one) => sum + Math.max(0, PACE.tokens - wordsIn(one)), 0);
  return [
    { name: "streams", value: all.length + burst.length, least: 1 },
    { name: "goodput", value: ratio(whole, all.length + burst.length), least: 1 },
    { name: "words lost", value: lost, most: 0 },
    { name: "answered by our own pages", value: all.length + burst.length - spoken.length },
    { name: "first sentence p95 ms over the provider's own", value: quantile(firsts, 0.95) - stub, most: 500, time: true },
    { name: "gap p95 ms", value: quantile(gapsOf(all), 0.95), time: true },
    { name: "gap worst ms", value: Math.max(...gapsOf(all)), most: 1_000, time: true },
    { name: "open after", value: await openAfter(provider, 10), most: 0 },
  ];
}

const gapsOf = (all: SentQuestion[]) => all.map(({ sent }) => sent.gapMs);

/** L3: half of the visitors leave midway, one in ten before the first word. */
export async function leavers({ site, provider, random, share, streams }: Round): Promise<Figure[]> {
  const all = await holdStreams(site, streams, 45 * share, () => {
    const chance = random();
    if (chance < 0.1) return { leaveAfter: 0, words: LONG };
    return chance < 0.5 ? { leaveAfter: 1 + Math.floor(random() * 10), words: LONG } : {};
  });
  const open = await openAfter(provider, 6);
  const left = all.filter((one) => one.plan.leaveAfter !== undefined && endings(one) === 0 && one.sent.status === 200);
  const cancelled = left.filter(({ id, endedAt }) => {
    const said = provider.said.get(id);
    // One who left before the provider was asked cost nothing.
    return !said || (said.tokens < LONG && (said.closedAt ?? Number.POSITIVE_INFINITY) - endedAt <= 6_000);
  });
  const stayed = all.filter(({ plan }) => plan.leaveAfter === undefined);
  return [
    { name: "left", value: left.length, least: 1 },
    { name: "cancel", value: ratio(cancelled.length, left.length), least: 1 },
    {
      name: "goodput of those who stayed",
      value: ratio(stayed.filter((one) => isWhole(one, PACE.tokens)).length, stayed.length),
      least: 1,
    },
    { name: "orphans", value: open, most: 0 },
  ];
}

/** L4: one client asks fifty times a second, twenty others once in ten seconds. */
export async function flood({ site, provider, share }: Round): Promise<Figure[]> {
  const before = provider.hits();
  const until = performance.now() + 45_000 * share;
  const abuser = newAddress();
  const flooding: Promise<SentQuestion>[] = [];
  const polite = Array.from({ length: 20 }, async (_, index) => {
    const from = newAddress();
    const sends: SentQuestion[] = [];
    await pause(index * 100);
    while (performance.now() < until) {
      const next = performance.now() + 10_000;
      sends.push(await askOnce(site, {}, from));
      await pause(Math.max(0, next - performance.now()));
    }
    return sends;
  });
  const began = performance.now();
  while (performance.now() < until) {
    flooding.push(askOnce(site, {}, abuser));
    await pause(Math.max(0, began + flooding.length * 20 - performance.now()));
  }
  const offered = await Promise.all(flooding);
  const kind = (await Promise.all(polite)).flat();
  const shed = offered.filter(({ sent }) => sent.status === 429).length;
  const accepted = [...offered, ...kind].filter(({ sent }) => sent.status === 200).length;
  return [
    { name: "offered a second", value: offered.length / (45 * share), time: true },
    { name: "shed", value: ratio(shed, offered.length), least: 0.95 },
    { name: "collateral", value: ratio(kind.filter((one) => !isWhole(one, PACE.tokens)).length, kind.length), most: 0 },
    { name: "polite sends", value: kind.length, least: 1 },
    { name: "amplification", value: ratio(provider.hits() - before, accepted), most: 1, least: 1 },
  ];
}

/** What closes the provider's door for everybody, for up to a minute: only in the last fifth of the last round. */
const CLOSES_THE_DOOR: readonly Play[] = ["X02", "X03"];

/** A drip takes the whole minute that an answer may take: only in the last round. */
const TAKES_A_MINUTE: readonly Play[] = ["X15"];

/** L5: the streams of L2, three in ten of them with a provider that fails. */
export async function badVendor(round: Round): Promise<Figure[]> {
  const { provider, random, share, last } = round;
  const faults = (Object.keys(PLAYS) as Play[]).filter((play) => play !== "answers");
  const before = provider.hits();
  const [all, load] = await streamsAndPages(round, 60 * share, (left) => {
    const open = faults.filter((play) => {
      if (CLOSES_THE_DOOR.includes(play)) return last && left < 0.2;
      return last || !TAKES_A_MINUTE.includes(play);
    });
    return random() < 0.3 ? { play: open[Math.floor(random() * open.length)] } : {};
  });
  const ends = new Map<string, number>();
  for (const one of all) {
    const end = one.sent.trouble ?? (one.sent.status === 200 ? (one.sent.events.at(-1) ?? "none") : String(one.sent.status));
    ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  return [
    { name: "sends", value: all.length, least: 1 },
    { name: "exactly one ending", value: ratio(all.filter((one) => endings(one) === 1).length, all.length), least: 1 },
    { name: "provider asked for each send", value: ratio(provider.hits() - before, all.length), most: 1.3 },
    { name: "p99 of pages under fault / clean", value: quantile(load.times, 0.99) / (round.cleanP99 ?? Number.NaN), most: 2, time: true },
    broken(load),
    ...[...ends].sort().map(([end, count]) => ({ name: `ended in ${end}`, value: count })),
    { name: "open after", value: await openAfter(provider, 10), most: 0 },
  ];
}

/** L6: votes and addresses while the database fails for a tenth of the time. */
export const writes = ({ site, share, random }: Round): Promise<Figure[]> =>
  loadWrites(site, { mark: `load-${Math.floor(random() * 1e9)}`, seconds: Math.round(45 * share) });
