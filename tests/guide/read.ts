import { guideAnswers } from "./answers.ts";

/** `npm run guide:read`: what the guide says to each message of the list, to be read as a worried owner. */
for (const { petType = "-", message, verdict, passages, text } of await guideAnswers())
  console.log(`\n${"=".repeat(20)} ${petType}: ${message}\n[${verdict.level}] ${passages[0]?.path ?? "no page"}\n\n${text}`);
