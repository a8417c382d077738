import type { LandingContent, LifeStage } from "#app/domain/content/landing-content.ts";
import type { PageCard } from "#app/domain/content/page.ts";
import { seasonOf } from "#app/domain/content/seasons.ts";
import { ISSUE_WEEKS_APART } from "#app/domain/limits.ts";
import { mondayOf, weekKey, weekNumber } from "./week.ts";

/** A part of an issue: our own checked HTML, inline or in blocks. */
type IssuePart = { heading: string; html: string; link?: { path: string; title: string } };

/** A weekly issue as it is kept, mailed and shown. */
export type Issue = { week: string; subject: string; intro: string; parts: readonly IssuePart[] };

/** An issue that an editor wrote for one week. */
export type EditorsIssue = { week: string; subject: string; intro: string; html: string };

type Sources = { care: LandingContent; pages: readonly PageCard[]; editors: readonly EditorsIssue[] };

/**
 * The issue of a week: the editor's, or one composed from the season, the life stages and the guides. The same week gives the same issue.
 * @param recent issues of the last half year; nothing that they said is said again
 */
export function issueOf(at: number, { care, pages, editors }: Sources, recent: readonly Issue[]): Issue {
  const week = weekKey(at);
  const written = editors.find((one) => one.week === week);
  if (written) return { week, subject: written.subject, intro: written.intro, parts: [{ heading: "", html: written.html }] };
  const number = weekNumber(at);
  const said = new Set(recent.slice(0, ISSUE_WEEKS_APART).flatMap(({ parts }) => parts.map((part) => part.link?.path ?? part.html)));
  const season = care.seasons.find(({ id }) => id === seasonOf(new Date(mondayOf(at))));
  const pick = <T>(items: readonly T[], from: number, keyOf: (item: T) => string) => nextUnsaid(items, from, keyOf, said);
  const parts: IssuePart[] = [];
  // Fewer lines than weeks in one season would come round again too soon, so tips and warnings are one list.
  const seasonal = pick(season ? [...season.tips, ...season.warnings] : [], weekInSeason(at), ({ html }) => html);
  if (season && seasonal) parts.push({ heading: season.title, html: seasonal.html });
  for (const species of ["dog", "cat"] as const) {
    const tip = pick(stageLines(care.lifeStages.filter((stage) => stage.species === species)), number, ({ html }) => html);
    if (tip) parts.push({ heading: tip.title, html: tip.html });
  }
  const page = pick(pagesInTurn(pages), number, ({ path }) => path);
  if (page) parts.push({ heading: "Worth a read", html: escapeHtml(page.summary), link: { path: page.path, title: page.title } });
  const subject = season ? `${season.title}: this week's tips` : "This week's pet health tips";
  return { week, subject, intro: "A few minutes of reading, for the animals you live with.", parts };
}

/** The item whose turn it is, or the next one that the last issues did not hold. */
function nextUnsaid<T>(items: readonly T[], from: number, keyOf: (item: T) => string, said: ReadonlySet<string>): T | undefined {
  for (let step = 0; step < items.length; step++) {
    const item = items[(from + step) % items.length];
    if (item !== undefined && !said.has(keyOf(item))) return item;
  }
  return undefined;
}

function weekInSeason(at: number): number {
  const monday = mondayOf(at);
  let weeks = 0;
  for (let before = monday - 7 * 86_400_000; seasonOf(new Date(before)) === seasonOf(new Date(monday)); before -= 7 * 86_400_000) weeks++;
  return weeks;
}

type StageLine = { title: string; html: string };

/** One line of each stage in turn, so that a year of issues speaks to young and old. A vet schedule is read as a whole, and red flags belong on a page. */
function stageLines(stages: readonly LifeStage[]): StageLine[] {
  const columns = stages.map((stage) =>
    [stage.healthPriorities, stage.nutritionNeeds, stage.exerciseGuidelines]
      .flat()
      .map((html): StageLine => ({ title: stage.title, html })),
  );
  const longest = Math.max(0, ...columns.map(({ length }) => length));
  return Array.from({ length: longest }, (_, row) => columns.flatMap((column) => column[row] ?? [])).flat();
}

/** Guides and symptom pages; spread out so that pages on one animal do not follow each other. */
function pagesInTurn(pages: readonly PageCard[]): PageCard[] {
  const articles = pages.filter(({ kind }) => kind !== "info");
  const stride = [11, 7, 13, 1].find((step) => articles.length % step !== 0) ?? 1;
  return articles.map((_, index) => articles[(index * stride) % articles.length]).filter((page) => page !== undefined);
}

export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
