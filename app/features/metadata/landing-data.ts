import type { LandingContent } from "#app/domain/content/landing-content.ts";
import { SEASON_CARD_TIPS } from "#app/domain/limits.ts";
import { emergencyCondition, faqData, lifeStageHowTo, seasonHowTo } from "./structured-data.ts";

type Question = { question: string; answer: string };

/** The structured data of the landing page: its questions, seasons, life stages and emergencies. */
export function landingData(questions: readonly Question[], { seasons, lifeStages, emergencies }: LandingContent): object[] {
  return [
    faqData(questions),
    // Every season shows this many tips, whichever is the current one.
    ...seasons.map((season) => seasonHowTo(season, SEASON_CARD_TIPS)),
    ...lifeStages.map(lifeStageHowTo),
    ...emergencies.map(emergencyCondition),
  ];
}
