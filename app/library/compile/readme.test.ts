import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { complaintEntry } from "./knowledge/complaints.ts";
import { answerFront, answerTopicEntry, prescriptionsFile, substanceEntry } from "./knowledge/knowledge-schemas.ts";
import { otherAnimalEntry } from "./knowledge/other-animals.ts";
import { crisisFile } from "./lists/crisis-file.ts";
import * as care from "./lists/landing-schemas.ts";
import { breathingFile, chocolateSumFile, clockEntry, quickCheckEntry } from "./lists/quick-check-schemas.ts";
import { faqEntry, figureEntry, frontMatter, helplineEntry, readingException, reviewEntry, siteFile, sourceEntry } from "./schemas.ts";

const FILES: Record<string, z.ZodType[]> = {
  "A page": Object.values(frontMatter),
  "`figures.yaml`": [figureEntry],
  "`sources.yaml`": [sourceEntry],
  "`helplines.yaml`": [helplineEntry],
  "`human-danger.yaml`": [crisisFile],
  "`faq.yaml`": [faqEntry],
  "`seasons.yaml`": [care.seasonEntry],
  "`life-stages.yaml`": [care.lifeStageEntry],
  "`emergencies.yaml`": [care.emergencyEntry],
  "`preparedness.yaml`": [care.preparednessFile],
  "`first-aid.yaml`": [care.firstAidFile],
  "`quick-checks.yaml`": [quickCheckEntry],
  "`chocolate-sum.yaml`": [chocolateSumFile],
  "`clocks.yaml`": [clockEntry],
  "`breathing.yaml`": [breathingFile],
  "`testimonials.yaml`": [care.testimonialEntry],
  "`marketing.yaml`": [care.marketingFile],
  "`site.yaml`": [siteFile],
  "`answers/topics.yaml`": [answerTopicEntry],
  "An answer": [answerFront],
  "`complaints.yaml`": [complaintEntry],
  "`substances/*.yaml`": [substanceEntry],
  "`prescriptions.yaml`": [prescriptionsFile],
  "`other-animals.yaml`": [otherAnimalEntry],
  "`reviews.yaml`": [reviewEntry],
  "`reading-exceptions.yaml`": [readingException],
};

const guide = readFileSync("docs/editing.md", "utf8");

for (const [heading, schemas] of Object.entries(FILES)) {
  test(`the editor's guide lists every field of ${heading}, and no other`, () => {
    const wanted = [...new Set(schemas.flatMap((schema) => fieldsOf(schema)))].sort();
    expect(wanted).not.toEqual([]);
    expect(listed(heading).sort()).toEqual(wanted);
  });
}

test("the guide has no table of fields that nothing checks", () => {
  const tables = guide.split(/^#{2,3} /m).filter((part) => part.includes("| field |"));
  expect(tables.map((part) => part.split("\n")[0])).toEqual(Object.keys(FILES));
});

/** The first column of the table under a heading. */
function listed(heading: string): string[] {
  const part = guide.split(/^#{2,3} /m).find((one) => one.startsWith(`${heading}\n`)) ?? "";
  return [...part.matchAll(/^\| `([^`]+)` \|/gm)].map(([, field = ""]) => field);
}

/** The names of all fields: `chat.button`, `tips[].text`. A list counts as a field of its own, and so does what may be empty; an object does not. */
function fieldsOf(schema: z.ZodType, name = ""): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return fieldsOf(schema.unwrap() as z.ZodType, name);
  if (schema instanceof z.ZodNullable) return [...new Set([name, ...fieldsOf(schema.unwrap() as z.ZodType, name)])];
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in as z.ZodType, name);
  if (schema instanceof z.ZodArray) {
    const inner = fieldsOf(schema.element as z.ZodType, `${name}[]`);
    return [name, ...inner.filter((one) => one !== `${name}[]`)];
  }
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([field, value]) => fieldsOf(value as z.ZodType, name ? `${name}.${field}` : field));
  }
  return [name];
}
