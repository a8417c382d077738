import type { CrisisModel, CrisisRules } from "#app/domain/chat/crisis-advice.ts";
import type { EmergencyProtocol, LandingContent } from "#app/domain/content/landing-content.ts";
import type { Helpline, Page, Source } from "#app/domain/content/page.ts";
import type { Problem } from "#app/domain/content/problem.ts";
import type { SiteColors } from "#app/domain/content/site-colors.ts";
import type { Complaint, NamedUnits } from "#app/domain/knowledge/assistant-content.ts";
import type { AskedAnswer, Substance } from "#app/domain/knowledge/knowledge.ts";
import type { GroundingTexts, ModelPrompt, ModerationLists } from "#app/domain/knowledge/model-texts.ts";
import type { EditorsIssue } from "#app/domain/newsletter/newsletter-issue.ts";
import type { QuickCheck } from "#app/domain/symptoms/quick-check.ts";
import type { SymptomCard } from "#app/domain/symptoms/symptoms.ts";
import { readColors } from "./colors.ts";
import { compileOnce } from "./compile-cache.ts";
import type { CompileContext } from "./compile-context.ts";
import { type ContentReader, contentReader } from "./files/content-reader.ts";
import { vainOverlays } from "./files/site-overlay.ts";
import { cardOf, pageOf, symptomCardsOf } from "./finished-page.ts";
import { type AssistantTexts, readAssistantTexts } from "./knowledge/assistant-file.ts";
import { checkAnswerPages } from "./knowledge/check-answers.ts";
import { type CompiledAnswers, compileAnswers } from "./knowledge/compile-answers.ts";
import { compileSubstances } from "./knowledge/compile-substances.ts";
import { readComplaints } from "./knowledge/complaints.ts";
import { readNamedUnits } from "./knowledge/named-units.ts";
import { withOtherAnimals } from "./knowledge/other-animals.ts";
import { faqUnits, pageUnits, protocolUnits } from "./knowledge/page-units.ts";
import { prescriptionUnits } from "./knowledge/prescriptions.ts";
import { compileLandingContent } from "./lists/compile-landing-content.ts";
import { compileProtocols } from "./lists/compile-protocols.ts";
import { compileQuickChecks, type QuickChecks, quickCheckPages } from "./lists/compile-quick-checks.ts";
import { readCrisisRules } from "./lists/crisis-file.ts";
import { readCrisisModel } from "./lists/crisis-model-file.ts";
import { readNewsletter } from "./lists/newsletter-files.ts";
import { type FaqItem, readFaq, readHelplines, readRegisters } from "./lists/read-lists.ts";
import { readGroundingTexts } from "./model/grounding-file.ts";
import { readModerationLists } from "./model/moderation-files.ts";
import { readPrompt } from "./model/prompt-file.ts";
import { checkPages, checkReading } from "./pages/check-pages.ts";
import { type ParsedPage, parsePages } from "./pages/parsed-page.ts";
import { readExceptions, readReviews } from "./pages/reviews.ts";
import { ContentError } from "./problems.ts";
import { checkClaims } from "./prose/check-claims.ts";
import { checkTexts } from "./prose/check-texts.ts";
import { type Readability, readability } from "./prose/readability.ts";
import { type FigureEntry, type Site, siteFile, synonymsFile } from "./schemas.ts";

/** Everything in content/, checked and compiled. */
export type Content = {
  site: Site;
  colors: SiteColors;
  pages: Page[];
  /** Protocols, the FAQ and pages in the shape of answers, as the assistant finds and says them. */
  pageAnswers: AskedAnswer[];
  assistant: AssistantTexts & { complaints: Complaint[]; named: NamedUnits };
  modelPrompt: ModelPrompt;
  grounding: GroundingTexts;
  moderation: ModerationLists;
  faq: FaqItem[];
  care: LandingContent;
  newsletter: EditorsIssue[];
  answers: CompiledAnswers;
  substances: Substance[];
  /** All of them; the landing page shows the first five. */
  protocols: EmergencyProtocol[];
  symptoms: SymptomCard[];
  quickChecks: QuickChecks;
  quickCheckPages: QuickCheck[];
  helplines: Helpline[];
  crisisRules: CrisisRules;
  crisisModel: CrisisModel;
  figures: ReadonlyMap<string, FigureEntry>;
  sources: ReadonlyMap<string, Source>;
  synonyms: string[][];
};

/** What an editor wants to know of each page, by path, and which figures nothing uses. */
type ContentReport = {
  pages: ReadonlyMap<string, Readability & { figures: number }>;
  unusedFigures: string[];
};

const MOST_GRADE = 8;
const CLINICAL_FILES = [
  "faq.yaml",
  "seasons.yaml",
  "life-stages.yaml",
  "emergencies.yaml",
  "preparedness.yaml",
  "first-aid.yaml",
  "clocks.yaml",
  "breathing.yaml",
];

/**
 * Reads and checks the whole of content/.
 * @param root the project's root folder
 * @throws ContentError naming file, line and cure of everything that is wrong
 */
export function loadContent(root: string): Content {
  const { content, problems } = readContent(root);
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}

type Inspection = { content: Content; problems: Problem[]; report: ContentReport };

/** Like `loadContent`, but returns the problems instead of throwing, for reports. */
export const readContent = (root: string): Inspection => compileOnce(root, "content", () => inspectContent(root));

/** Compiles content/, also where it was compiled before. */
export function inspectContent(root: string): Inspection {
  const problems: Problem[] = vainOverlays(root);
  const reader = contentReader(root, problems);
  const gathered = { pieces: [], links: [], figuresUsed: new Set<string>() };
  const registers = readRegisters(reader);
  const context: CompileContext = { ...reader, ...registers, gathered };
  const site: Partial<Site> = reader.object("site.yaml", siteFile)?.item ?? {};
  const helplines = readHelplines(context);
  if (site.helpline && !helplines.some(({ id }) => id === site.helpline))
    problems.push({ file: "site/site.yaml", line: 1, says: `helpline: helplines.yaml has no line "${site.helpline}"` });
  const faq = readFaq(context);
  const protocols = compileProtocols(context);
  const care = compileLandingContent(context, protocols);
  const { answers, placed } = compileAnswers(context);
  const quickChecks = compileQuickChecks(context);
  const newsletter = readNewsletter(context);
  const substances = withOtherAnimals(context, compileSubstances(context));
  const drafts = parsePages(context, site);
  checkPages(drafts, gathered.links, problems);
  const speciesByPath = new Map(drafts.map(({ slug, source }) => [`/${slug}`, source.front.species]));
  checkAnswerPages(placed, (path) => speciesByPath.get(path), problems);
  checkTexts(gathered.pieces, problems);
  checkClaims(clinicalTexts(drafts, reader), care.marketing?.claims ?? [], problems);
  const exceptions = readExceptions(reader, drafts);
  const reading = new Map(drafts.map((draft) => [draft, readability(draft.body.passages.flatMap(({ items }) => items))]));
  for (const [draft, measured] of reading) checkReading(draft, measured, exceptions.get(draft.slug) ?? MOST_GRADE);
  const reviews = readReviews(reader, drafts);
  const cards = new Map(drafts.map((draft) => [draft.slug, cardOf(draft)]));
  const pageAnswers = [...protocolUnits(protocols), ...faqUnits(faq), ...pageUnits(drafts)];
  const content: Content = {
    site: site as Site,
    colors: readColors(root, problems),
    pages: drafts.map((draft) => pageOf(draft, cards, registers, reviews.get(draft.slug))),
    pageAnswers,
    assistant: {
      ...readAssistantTexts(reader),
      complaints: readComplaints(reader, [...answers.answers, ...pageAnswers]),
      named: readNamedUnits(reader, [...answers.answers, ...pageAnswers]),
    },
    modelPrompt: readPrompt(reader),
    grounding: readGroundingTexts(reader),
    moderation: readModerationLists(reader),
    faq,
    care,
    newsletter,
    answers: { ...answers, answers: [...answers.answers, ...prescriptionUnits(substances)] },
    substances,
    protocols,
    symptoms: symptomCardsOf(drafts),
    quickChecks,
    quickCheckPages: quickCheckPages(quickChecks, cards),
    helplines: inOrderOf(site, helplines),
    crisisRules: readCrisisRules(context),
    crisisModel: readCrisisModel(reader),
    ...registers,
    synonyms: reader.object("synonyms.yaml", synonymsFile)?.item ?? [],
  };
  const report: ContentReport = {
    pages: new Map([...reading].map(([{ slug, figures }, measured]) => [`/${slug}`, { ...measured, figures }])),
    unusedFigures: [...registers.figures.keys()].filter((id) => !gathered.figuresUsed.has(id)),
  };
  return { content, problems, report };
}

/** The operator's line, then their country's: where a visitor's country is not known, the first line is shown. */
function inOrderOf({ country, helpline }: Partial<Site>, helplines: readonly Helpline[]): Helpline[] {
  const rank = (line: Helpline) => (line.id === helpline ? 0 : line.country === country ? 1 : 2);
  return [...helplines].sort((one, other) => rank(one) - rank(other));
}

function clinicalTexts(drafts: readonly ParsedPage[], { text }: ContentReader): { file: string; text: string }[] {
  const pages = drafts.filter(({ source }) => source.kind !== "info").map(({ name, text }) => ({ file: name, text }));
  return [...pages, ...CLINICAL_FILES.map(text)];
}
