/** What `npm run model:try` found, as /how-we-test shows it. */
export type ModelScorecard = {
  date: string;
  model: string;
  answeredBy: Record<string, number>;
  promptVersion: number;
  /** `stories`: a level that a vet nurse could defend; a scorecard of before has none. */
  good: { questions: string; conversations: string; stories?: string; hostile: string };
  /** Of the citations, those whose page holds most of the sentence's words. */
  citations: { all: number; supported: number };
  moderated: number;
  milliseconds: { firstWordMedian: number; firstWord95: number; endMedian: number };
  tokensAnAnswer: { prompt: number; answer: number };
  costAnAnswer?: number;
  refusedFields: string[];
};
