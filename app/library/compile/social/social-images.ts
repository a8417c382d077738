import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { EmergencyProtocol } from "#app/domain/content/landing-content.ts";
import type { PageCard } from "#app/domain/content/page.ts";
import type { SiteColors } from "#app/domain/content/site-colors.ts";
import type { AnswerTopic } from "#app/domain/knowledge/knowledge.ts";
import type { QuickCheck } from "#app/domain/symptoms/quick-check.ts";
import { speciesWords, URGENCY_WORDS } from "#app/domain/symptoms/symptoms.ts";
import { publicFile } from "../files/public-file.ts";
import type { SocialCard } from "./social-image.ts";

/** What the pictures speak of. */
type Pictured = {
  pages: readonly PageCard[];
  site: { name: string; tagline: string };
  colors: SiteColors;
  quickCheckPages: readonly QuickCheck[];
  protocols: readonly Pick<EmergencyProtocol, "id" | "condition">[];
  answers: { topics: readonly Pick<AnswerTopic, "id" | "title">[] };
};

/** Raised when the drawing changes, so that kept pictures are drawn anew. */
const DRAWING = 1;

/** The words on each page's picture, by the name of its file: `home`, `emergency`, `be-ready`, `symptoms`, `how-we-test`, each emergency, `answers`, each topic of the answers, each check, and the slug of every page. */
export function socialCards({ pages, site, colors, quickCheckPages, protocols, answers }: Pictured): Map<string, SocialCard> {
  const common = { siteName: site.name, tagline: site.tagline, colors: colors.light };
  const label = ({ kind, species, urgency }: PageCard): string => {
    if (kind === "info") return "About this site";
    if (kind === "food") return "Can they eat it?";
    if (kind === "guide") return `${speciesWords(species)}: care guide`;
    return [speciesWords(species), urgency && URGENCY_WORDS[urgency]].filter(Boolean).join(" · ");
  };
  return new Map([
    ["home", { ...common, title: "Is your pet acting strange?", label: "Urgency check and plain guides" }],
    ["emergency", { ...common, title: "Pet emergency: what to do now", label: "First steps and poison lines", urgency: "emergency" }],
    ...protocols.map(({ id, condition }): [string, SocialCard] => [
      `emergency/${id}`,
      { ...common, title: `${condition}: what to do now`, label: "First steps", urgency: "emergency" },
    ]),
    ["be-ready", { ...common, title: "Be ready for a pet emergency", label: "A checklist to print" }],
    ["my-pets", { ...common, title: "A pet diary that stays on your device", label: "Breaths, weight, calendar" }],
    ["how-we-test", { ...common, title: "How we test our urgency check", label: "Method and results" }],
    ["symptoms", { ...common, title: "Symptom library", label: "Dogs, cats, birds, small pets, fish" }],
    ["answers", { ...common, title: "Answers to owners' questions", label: "By topic" }],
    ...answers.topics.map(({ id, title }): [string, SocialCard] => [`answers/${id}`, { ...common, title, label: "Owners' questions" }]),
    ...quickCheckPages.map(({ path, title, label: line }): [string, SocialCard] => [path.slice(1), { ...common, title, label: line }]),
    ...pages.map((page): [string, SocialCard] => [
      page.path.slice(1),
      { ...common, title: page.title, label: label(page), ...(page.urgency && { urgency: page.urgency }) },
    ]),
  ]);
}

/**
 * Draws the pictures of all pages. A picture with the same words is drawn once and kept in .cache.
 * @returns PNG by the name of its file
 */
export async function socialImages(root: string, pictured: Pictured): Promise<Map<string, Uint8Array>> {
  const folder = join(root, ".cache/social");
  mkdirSync(folder, { recursive: true });
  const logo = readFileSync(publicFile(root, "images/logo-icon.svg"), "utf8");
  const images = new Map<string, Uint8Array>();
  const kept = new Set<string>();
  for (const [name, card] of socialCards(pictured)) {
    const key = createHash("sha256")
      .update(JSON.stringify([DRAWING, card, logo]))
      .digest("hex")
      .slice(0, 24);
    const file = join(folder, `${key}.png`);
    kept.add(`${key}.png`);
    if (!existsSync(file)) {
      // Loaded only when there is something to draw: the fonts and the rasteriser take half a second.
      const { drawSocialImage } = await import("./social-image.ts");
      writeFileSync(file, await drawSocialImage(card, root));
    }
    images.set(name, readFileSync(file));
  }
  for (const name of readdirSync(folder)) if (!kept.has(name)) rmSync(join(folder, name));
  return images;
}
