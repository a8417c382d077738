import type { LandingContent } from "#app/domain/content/landing-content.ts";
import { SEASON_CARD_TIPS } from "#app/domain/limits.ts";
import { emergencyCondition, faqData, lifeStageHowTo, seasonHowTo } from "./structured-data.ts";

type Question = { question: string; answer: string };

export type LandingData = { seasons: object[]; lifeStages: object[]; emergencies: object[]; faq: object };

/** The structured data of the landing page, for each section. Right behind its section it compresses with the same words. */
export function landingData(questions: readonly Question[], { seasons, lifeStages, emergencies }: LandingContent): LandingData {
  return {
    // Every season shows this many tips, whichever is the current one.
    seasons: seasons.map((season) => seasonHowTo(season, SEASON_CARD_TIPS)),
    lifeStages: lifeStages.map(lifeStageHowTo),
    emergencies: emergencies.map(emergencyCondition),
    faq: faqData(questions),
  };
}
