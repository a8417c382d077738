import * as z from "zod";

/** The shape of learned weights, as `app/language/learned/linear-model.ts` unpacks them. */
export const learnedWeights = z.object({
  places: z.string(),
  rows: z.array(z.string()),
  scale: z.array(z.number()),
  bias: z.array(z.number()),
  squared: z.boolean().optional(),
});
