import type { BreadcrumbList, FAQPage, HowTo, HowToSection, HowToStep, MedicalCondition, WebApplication, WithContext } from "schema-dts";
import type { EmergencyProtocol, Html, LifeStage, Season } from "#app/domain/content/landing-content.ts";
import type { Crumb } from "#app/domain/content/page.ts";
import { PRICE_USD } from "#app/domain/limits.ts";
import { htmlToText } from "#app/domain/text/html-escape.ts";

/** Structured data for search engines. It repeats what a visitor can read on the page, and nothing else. */

const CONTEXT = { "@context": "https://schema.org" } as const;

/** The site itself: a free web application (on every page). */
export function freeApplication(name: string, url: string): WithContext<WebApplication> {
  return {
    ...CONTEXT,
    "@type": "WebApplication",
    name,
    url,
    description: "Checks a pet's symptoms: how urgent they are, and what to do",
    applicationCategory: "HealthApplication",
    operatingSystem: "Any",
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: String(PRICE_USD), priceCurrency: "USD" },
  };
}

/** The trail above a page. The last place is the page itself, which needs no address. */
export function breadcrumbData(crumbs: readonly Crumb[], siteUrl: string): WithContext<BreadcrumbList> {
  return {
    ...CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(index < crumbs.length - 1 && { item: siteUrl + path }),
    })),
  };
}

/** The questions of the landing page with their answers. */
export function faqData(items: readonly { question: string; answer: string }[]): WithContext<FAQPage> {
  return {
    ...CONTEXT,
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: htmlToText(answer) },
    })),
  };
}

/**
 * A season's care.
 * @param tipsShown how many of its tips the page shows
 */
export function seasonHowTo({ title, description, tips }: Season, tipsShown: number): WithContext<HowTo> {
  return howTo(
    title,
    description,
    tips.slice(0, tipsShown).map(({ html }) => step(html)),
  );
}

/** The care of a life stage, part by part. */
export function lifeStageHowTo(stage: LifeStage): WithContext<HowTo> {
  const { title, description, healthPriorities, vetSchedule, nutritionNeeds, exerciseGuidelines } = stage;
  return howTo(title, description, [
    section("Health priorities", healthPriorities),
    section("Vet schedule", vetSchedule),
    section("Nutrition", nutritionNeeds),
    section("Exercise", exerciseGuidelines),
  ]);
}

/** An emergency: what it is, what to do first, how to prevent it. */
export function emergencyCondition(protocol: EmergencyProtocol): WithContext<MedicalCondition> {
  const { condition, summary, immediateSteps, prevention } = protocol;
  return {
    ...CONTEXT,
    "@type": "MedicalCondition",
    name: condition,
    description: htmlToText(summary),
    possibleTreatment: { "@type": "MedicalTherapy", name: "Immediate steps", description: sentences(immediateSteps) },
    primaryPrevention: { "@type": "MedicalTherapy", name: "Prevention", description: sentences(prevention) },
  };
}

function howTo(name: string, description: Html, parts: (HowToStep | HowToSection)[]): WithContext<HowTo> {
  return { ...CONTEXT, "@type": "HowTo", name, description: htmlToText(description), step: parts };
}

function section(name: string, lines: readonly Html[]): HowToSection {
  return { "@type": "HowToSection", name, itemListElement: lines.map(step) } as HowToSection;
}

function step(html: Html): HowToStep {
  return { "@type": "HowToStep", text: htmlToText(html) } as HowToStep;
}

function sentences(lines: readonly Html[]): string {
  return lines.map(htmlToText).join(" ");
}
