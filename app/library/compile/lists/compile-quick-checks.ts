import type { z } from "zod";
import type { BreathingContent } from "#app/domain/breathing/breaths.ts";
import type { Limit, TimeLimits } from "#app/domain/clocks/clock.ts";
import type { PageCard } from "#app/domain/content/page.ts";
import type { ChocolateContent } from "#app/domain/poisons/chocolate-sum.ts";
import type { QuickCheck } from "#app/domain/symptoms/quick-check.ts";
import { unitFor } from "#app/triage/compile/thresholds.ts";
import type { CompileContext } from "../compile-context.ts";
import type { Located } from "../files/content-reader.ts";
import { type EntryTexts, entryTexts } from "../pages/entry-texts.ts";
import { linkToPage } from "../prose/text-pieces.ts";
import { createFigureRegister, type FigureRegister } from "./figure-register.ts";
import { breathingFile, chocolateSumFile, clockEntry, quickCheckEntry } from "./quick-check-schemas.ts";

/** The pages to work with, and what they work with. The strengths of chocolate are added where the rules are compiled. */
export type QuickChecks = {
  pages: (Omit<QuickCheck, "related"> & { related: readonly string[] })[];
  chocolate: Omit<ChocolateContent, "figures"> | undefined;
  clocks: TimeLimits[];
  breathing: BreathingContent | undefined;
};

type Tools = { write: EntryTexts; read: FigureRegister };

/** Reads, checks and compiles quick-checks.yaml, chocolate-sum.yaml, clocks.yaml and breathing.yaml. */
export function compileQuickChecks(context: CompileContext): QuickChecks {
  const tools = (entry: Located<unknown>, id?: string): Tools => ({
    write: entryTexts(context, entry, id),
    read: createFigureRegister(context, entry),
  });
  const chocolate = context.object("chocolate-sum.yaml", chocolateSumFile);
  const breathing = context.object("breathing.yaml", breathingFile);
  return {
    pages: context
      .list("quick-checks.yaml", quickCheckEntry, ({ id }) => id)
      .map((entry) => {
        const { id, ...page } = entry.item;
        for (const slug of page.related) linkToPage(context, entry, `/${slug}`, "related");
        return { path: `/${id}`, ...page };
      }),
    chocolate: chocolate && chocolateSum(chocolate.item, tools(chocolate)),
    clocks: context.list("clocks.yaml", clockEntry, ({ id }) => id).map((entry) => clock(entry.item, tools(entry, entry.item.id))),
    breathing: breathing && breaths(breathing.item, tools(breathing)),
  };
}

/** The pages as lists show them, with the cards of what to read next. */
export function quickCheckPages({ pages }: QuickChecks, cards: ReadonlyMap<string, PageCard>): QuickCheck[] {
  return pages.map((page) => ({ ...page, related: page.related.flatMap((slug) => cards.get(slug) ?? []) }));
}

function chocolateSum(entry: z.infer<typeof chocolateSumFile>, { write, read }: Tools): Omit<ChocolateContent, "figures"> {
  const perKilogram = (unit: string) => (unit === "mg per kg of body weight" ? 1 : undefined);
  const steps = entry.steps.map(({ from, says }, index) => ({
    from: read.figure(from, ["steps", index, "from"], perKilogram).number,
    says: write.line(says, ["steps", index, "says"]),
  }));
  const [little, call, watch] = (["little", "call", "watch"] as const).map((field) => write.line(entry[field], [field]));
  read.cite(entry.sources);
  return { steps, little: little ?? "", call: call ?? "", watch: watch ?? "", sources: read.sources(write.sources()) };
}

function clock(entry: z.infer<typeof clockEntry>, { write, read }: Tools): TimeLimits {
  const limit = (figure: string, field: "urgent" | "emergency"): Limit => {
    // Of a range the earlier end counts, and it is said as it counts.
    const { number } = read.figure(figure, [field], unitFor("time"), "low");
    return { hours: number, words: hourWords(number) };
  };
  const { urgent, emergency, ...rest } = entry;
  const limits = { urgent: limit(urgent, "urgent"), ...(emergency && { emergency: limit(emergency, "emergency") }) };
  const now = write.line(entry.now, ["now"]);
  read.cite(entry.sources);
  return { ...rest, ...limits, now, sources: read.sources(write.sources()) };
}

const LONG_HOURS = 72;

function hourWords(hours: number): string {
  return hours < LONG_HOURS ? `${hours} hours` : `${hours / 24} days`;
}

function breaths(entry: z.infer<typeof breathingFile>, { write, read }: Tools): BreathingContent {
  const perMinute = unitFor("breaths");
  const seconds = (unit: string) => (unit === "seconds" ? 1 : undefined);
  const times = (unit: string) => (unit === "times" ? 1 : undefined);
  const own = read.sources;
  read.cite(entry.sources);
  const book = {
    count: {
      seconds: read.figure(entry.count.time, ["count", "time"], seconds).number,
      factor: read.figure(entry.count.factor, ["count", "factor"], times).number,
    },
    ...write.lists(entry, "steps", "signs", "gumSteps"),
    panting: {
      wait: write.line(entry.panting.wait, ["panting", "wait"]),
      danger: write.line(entry.panting.danger, ["panting", "danger"]),
      openMouth: write.line(entry.panting.openMouth, ["panting", "openMouth"]),
    },
    uncounted: entry.uncounted.map(({ species, says }, index) => ({ species, says: write.line(says, ["uncounted", index, "says"]) })),
    gums: entry.gums.map((gum, index) => ({ ...gum, says: write.line(gum.says, ["gums", index, "says"]) })),
  };
  const rates = entry.rates.map(({ usual, slow, urgent, emergency, sources, ...rate }, index) => {
    read.cite(sources);
    const end = (figure: string, field: string, which: "low" | "high") =>
      read.figure(figure, ["rates", index, field], perMinute, which).number;
    return {
      ...rate,
      ...(usual && { usual: { low: end(usual, "usual", "low"), high: end(usual, "usual", "high") } }),
      slow: end(slow, "slow", "low"),
      urgent: end(urgent, "urgent", "high"),
      emergency: end(emergency, "emergency", "high"),
      sources: [],
    };
  });
  return { ...book, rates, sources: own(write.sources()) };
}
