import * as z from "zod";
import { CARD_WORDS } from "#app/domain/card-words.ts";
import { CHECK_ANSWERS, CHECK_KINDS, LIST_OTHERS } from "#app/domain/check.ts";
import { PET_TYPES } from "#app/domain/pets.ts";
import { PROTOCOLS } from "#app/domain/verdict.ts";
import { normaliseReply } from "../check/typed-reply.ts";
import { TYPED_REPLIES } from "../rules/check-texts.ts";
import { CHANGES, OTHER_REASONS } from "../rules/language-pack.ts";
import { animal, concepts, plainWordsSchema } from "./schemas.ts";

/** The strict shapes of `checks.yaml` and of the files in `languages/`. */
const asks = z.string().min(10).max(120);
const answer = z.string().min(2).max(60);
const says = z.string().min(5).max(80);
const shortName = z.string().min(4).max(40);
const reason = z.string().min(10).max(200);

/** What an owner types, as it is compared: small letters, no accents, no marks. */
const reply = z.string().min(1).transform(normaliseReply);
const replies = z.record(z.enum(TYPED_REPLIES), z.array(reply).min(1));

const checkKind = z.strictObject({
  asks,
  asksOf: asks.includes("{thing}").optional(),
  answers: z.array(z.strictObject({ id: z.enum(CHECK_ANSWERS), says: answer })).min(3),
});

/** `checks.yaml`: what is asked about a possible sign, and the list of signs that is asked last. */
export const checksSchema = z.strictObject({
  kinds: z.record(z.enum(CHECK_KINDS), checkKind),
  listAsks: asks,
  others: z.record(z.enum(LIST_OTHERS), answer),
  replies,
  list: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z][a-z-]*$/),
      name: shortName,
      says,
      animals: z.array(animal).min(1),
      reason,
      protocol: z.enum(PROTOCOLS).optional(),
    }),
  ),
});

/** `languages/XX.yaml`: the check, the card with its reasons, and the cues in one language. That nothing of the English check is missing is checked apart. */
export const languageSchema = z.strictObject({
  check: z.strictObject({
    kinds: z.record(z.enum(CHECK_KINDS), z.strictObject({ asks, answers: z.partialRecord(z.enum(CHECK_ANSWERS), answer) })),
    list: z.strictObject({ asks, none: answer, unsure: answer }),
    items: z.record(z.string(), z.strictObject({ name: shortName, says, reason })),
  }),
  replies,
  reasons: z.record(z.enum([...PROTOCOLS, ...OTHER_REASONS]), reason),
  changes: z.record(z.enum(CHANGES), reason),
  card: z.record(z.enum(CARD_WORDS), z.string().min(2).max(250)),
  animals: z.record(z.enum([...PET_TYPES, "reptile"]), z.string().min(2).max(40)),
  ordinary: plainWordsSchema,
  cues: concepts,
});
export type LanguageSource = z.infer<typeof languageSchema>;
