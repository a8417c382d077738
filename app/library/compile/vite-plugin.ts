import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { indexNames } from "#app/assistant/compile/index-names.ts";
import type { AnimalSteps, FirstSteps } from "#app/domain/content/first-aid-steps.ts";
import { type OwnNumber, ownNumbersOf } from "#app/domain/content/own-number.ts";
import type { PageCard } from "#app/domain/content/page.ts";
import { OFFLINE_FILE } from "#app/domain/knowledge/assistant-content.ts";
import { OTHER_LANGUAGES, type OtherLanguage } from "#app/language/message-language.ts";
import type { RuleBook } from "#app/triage/compile/compile-rules.ts";
import { SYMPTOM_FILE, type SymptomFile } from "../card-search.ts";
import type { SiteDirectory } from "../library.ts";
import { SUBSTANCE_NAMES_FILE, type SubstanceFile, substanceFile } from "../substance-search.ts";
import { knowledgeFiles } from "./knowledge/knowledge-files.ts";
import { offlineFile } from "./knowledge/offline-file.ts";
import { firstAidOf } from "./lists/compile-protocols.ts";
import { manifestOf } from "./lists/site-file.ts";
import { type Content, loadContent } from "./load-content.ts";
import { ContentError } from "./problems.ts";
import { socialImages } from "./social/social-images.ts";
import { readTriageReview } from "./triage/read-review.ts";
import { readRuleBook } from "./triage/read-rule-book.ts";

/** The weights of the classifier and the word classes that it looks at. */
const CLASSIFIER = "virtual:content/classifier";
/** The list of the check in other languages than English. */
const LIST_NAMES = "virtual:content/list-names";
/** What belongs to one language: loaded when somebody writes it. */
function moduleOfLanguage(language: OtherLanguage): string {
  return `virtual:content/language-${language}`;
}

const MODULES = [
  "virtual:content/directory",
  "virtual:content/model-prompt",
  "virtual:content/moderation",
  "virtual:content/crisis",
  "virtual:content/triage-review",
  "virtual:content/triage-rules",
  CLASSIFIER,
  LIST_NAMES,
  ...OTHER_LANGUAGES.map(moduleOfLanguage),
  "virtual:content/animal-steps",
  "virtual:content/first-steps",
  "virtual:content/own-numbers",
];

/**
 * Brings content/ into the build: a small directory and the rules as modules, each page and the search index as files beside the
 * client's assets, so that the Worker grows neither with the number of pages nor with their length.
 */
export function contentPlugin(): Plugin {
  let root = process.cwd();
  let content: Content | undefined;
  let book: RuleBook | undefined;
  let built: Map<string, unknown> | undefined;
  let isBuild = false;
  const load = (): Content => {
    try {
      content ??= loadContent(root);
      return content;
    } catch (problems) {
      // Rollup prints its own state after an error, so that the mistakes would stand far above the end.
      if (isBuild && problems instanceof ContentError) process.once("exit", () => console.error(`\n${problems.message}`));
      throw problems;
    }
  };
  const rules = (): RuleBook => {
    book ??= readRuleBook(root);
    return book;
  };
  const files = (): Map<string, unknown> => {
    built ??= new Map(contentFiles(load(), rules(), root));
    return built;
  };
  const forget = () => {
    content = undefined;
    book = undefined;
    built = undefined;
  };
  return {
    name: "pawline-content",
    configResolved(config) {
      root = config.root;
      isBuild = config.command === "build";
    },
    buildStart: forget,
    resolveId: (id) => (MODULES.includes(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === "\0virtual:content/directory") return `export default ${JSON.stringify(directoryOf(load()))}`;
      if (id === "\0virtual:content/moderation") return `export default ${JSON.stringify(load().moderation)}`;
      if (id === "\0virtual:content/crisis") return `export default ${JSON.stringify(load().crisisModel)}`;
      if (id === "\0virtual:content/model-prompt") return `export default ${JSON.stringify(load().modelPrompt)}`;
      if (id === "\0virtual:content/triage-rules" || id === `\0${CLASSIFIER}`) {
        const { wordClasses, weights, languages: _languages, listNames: _names, ...others } = rules();
        return `export default ${JSON.stringify(id === `\0${CLASSIFIER}` ? { wordClasses, weights } : others)}`;
      }
      if (id === `\0${LIST_NAMES}`) return `export default ${JSON.stringify(rules().listNames)}`;
      const language = OTHER_LANGUAGES.find((one) => id === `\0${moduleOfLanguage(one)}`);
      if (language) return `export default ${JSON.stringify(rules().languages?.[language])}`;
      if (id === "\0virtual:content/triage-review")
        return `export default ${JSON.stringify(readTriageReview(root, rules()).review ?? null)}`;
      if (id === "\0virtual:content/animal-steps") return `export default ${JSON.stringify(animalStepsOf(load()))}`;
      if (id === "\0virtual:content/first-steps") return `export default ${JSON.stringify(firstStepsOf(load()))}`;
      if (id === "\0virtual:content/own-numbers") return `export default ${JSON.stringify(numbersOf(load()))}`;
      return undefined;
    },
    async generateBundle(options) {
      if (!options.dir?.endsWith("client")) return;
      for (const [fileName, source] of files()) this.emitFile({ type: "asset", fileName, source: JSON.stringify(source) });
      for (const [name, source] of await socialImages(root, load()))
        this.emitFile({ type: "asset", fileName: `social/${name}.png`, source });
    },
    configureServer(server) {
      serveFiles(server, files);
      servePictures(server, () => socialImages(root, load()));
      const watched = [join(root, "content"), join(root, "site")];
      server.watcher.add(watched);
      server.watcher.on("change", (file) => {
        if (!watched.some((folder) => file.startsWith(folder))) return;
        forget();
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: "full-reload" });
      });
    },
  };
}

function directoryOf({ site, colors, pages, faq, helplines, crisisRules, quickCheckPages }: Content): SiteDirectory {
  const isInFrame = ({ kind }: PageCard) => kind !== "scenario" && kind !== "food";
  const framePages = pages.filter(isInFrame).map(({ path, kind, species, title, summary, urgency, sign, reviewed }) => ({
    path,
    kind,
    species,
    title,
    summary,
    urgency,
    sign,
    reviewed,
  }));
  return { site, colors, paths: pages.map(({ path }) => path), framePages, faq, helplines, crisisRules, quickChecks: quickCheckPages };
}

/** Every number that an answer may offer to call. */
function numbersOf({ helplines, crisisRules }: Content): OwnNumber[] {
  return ownNumbersOf([...helplines, ...crisisRules.cards.flatMap(({ lines }) => lines)]);
}

/** What to do in the first minutes, by protocol: small, so that the chat can show it without the network. */
function firstStepsOf({ protocols }: Content): FirstSteps {
  return Object.fromEntries(protocols.map((protocol) => [protocol.id, firstAidOf(protocol).steps]));
}

/** What some animals need first: loaded in an emergency. */
function animalStepsOf({ protocols }: Content): AnimalSteps {
  return Object.fromEntries(protocols.map((protocol) => [protocol.id, firstAidOf(protocol).byAnimal]));
}

/** The files that the Worker reads at request time, and the manifest that browsers read, by name. */
function contentFiles(content: Content, { chocolate: figures }: RuleBook, root: string): [string, unknown][] {
  const { site, pages, synonyms, care, protocols, newsletter, symptoms, quickChecks } = content;
  const { chocolate, clocks, breathing } = quickChecks;
  return [
    ...pages.map((page): [string, unknown] => [`_content${page.path}.json`, page]),
    ["_content/care.json", care],
    ["_content/emergencies.json", protocols],
    ...knowledgeFiles(content),
    ["_content/newsletter.json", newsletter],
    ["_content/how-we-test.json", JSON.parse(readFileSync(join(root, "content/how-we-test.json"), "utf8"))],
    ["_content/model-scorecard.json", modelScorecard(root)],
    ["_content/clocks.json", clocks],
    ["_content/breathing.json", breathing],
    ...(chocolate && figures ? [["_content/chocolate-sum.json", { ...chocolate, figures }] as [string, unknown]] : []),
    [SUBSTANCE_NAMES_FILE.slice(1), finderFile(content)],
    ["manifest.webmanifest", manifestOf(site, content.colors)],
    [OFFLINE_FILE.slice(1), offlineFile(content)],
    [SYMPTOM_FILE.slice(1), { cards: symptoms, synonyms } satisfies SymptomFile],
  ];
}

/** What the poison finder searches: the names as the chat reads them. */
function finderFile({ substances, answers, pageAnswers, assistant }: Content): SubstanceFile {
  return substanceFile(substances, indexNames(substances, [...answers.answers, ...pageAnswers], assistant.names), assistant.names);
}

/** What `npm run model:try` wrote; null before its first run. */
function modelScorecard(root: string): unknown {
  const path = join(root, "content/model-scorecard.json");
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
}

function serveFiles(server: ViteDevServer, files: () => Map<string, unknown>): void {
  server.middlewares.use((request, response, next) => {
    const file = files().get(request.url?.slice(1) ?? "");
    if (!file) return next();
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(file));
  });
}

function servePictures(server: ViteDevServer, pictures: () => Promise<Map<string, Uint8Array>>): void {
  server.middlewares.use(async (request, response, next) => {
    const name = /^\/social\/([\w/-]+)\.png$/.exec(request.url ?? "")?.[1];
    const picture = name ? (await pictures()).get(name) : undefined;
    if (!picture) return next();
    response.setHeader("Content-Type", "image/png");
    response.end(picture);
  });
}
