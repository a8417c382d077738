import { existsSync } from "node:fs";
import * as z from "zod";

/** What set-up asks. Each question has a flag of its name, for a run without questions. */
export const QUESTIONS = {
  name: { asks: "Name of the site", schema: z.string().trim().min(2).max(40) },
  tagline: { asks: "What it is, in one line", schema: z.string().trim().min(10).max(80) },
  url: { asks: "Public URL, with https://", schema: z.url({ protocol: /^https$/ }).transform((url) => url.replace(/\/+$/, "")) },
  author: { asks: "Who runs it", schema: z.string().trim().min(2) },
  contactEmail: { asks: "E-mail address for visitors", schema: z.email() },
  postalAddress: { asks: "Postal address, which is in every e-mail", schema: z.string().trim().min(5) },
  country: {
    asks: "Country in two letters; its poison lines come first",
    schema: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, "write two letters, like GB"),
  },
  helpline: {
    asks: "Poison line that comes first, by its id, or nothing for the first of the country",
    schema: z.string().trim().toLowerCase(),
  },
  accent: {
    asks: "Main color, as #rrggbb",
    schema: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^#[0-9a-f]{6}$/, "write it like #1f5f3a"),
  },
  logo: {
    asks: "SVG file of a square mark, or nothing to keep ours",
    schema: z
      .string()
      .trim()
      .refine((file) => file === "" || existsSync(file), "there is no such file"),
  },
} as const;

export type Question = keyof typeof QUESTIONS;
export type Answers = Record<Question, string>;

/** @returns the answer in its final form, or what is wrong with it */
export function readAnswer(question: Question, text: string): { value: string; wrong?: never } | { value?: never; wrong: string } {
  const parsed = QUESTIONS[question].schema.safeParse(text);
  return parsed.success ? { value: parsed.data } : { wrong: parsed.error.issues[0]?.message ?? "not understood" };
}
