import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { contentReader } from "#app/library/compile/files/content-reader.ts";
import { readModerationLists } from "#app/library/compile/model/moderation-files.ts";
import { learnModeration, readExamples } from "./learn-moderation.ts";
import { trainingDigest } from "./training-texts.ts";

/**
 * `npm run moderation:train`: learns what content/moderation/corpus, content/moderation/answers, our own pages and the sets of this folder teach, and
 * writes content/moderation/classifier.json and suspicion.json.
 */
const examples = readExamples(readModerationLists(contentReader(".")));
for (const [name, weights] of Object.entries(learnModeration(examples))) {
  const text = `${JSON.stringify({ trainedOn: trainingDigest(), ...weights }, null, 1)}\n`;
  writeFileSync(`content/moderation/${name}.json`, text);
  console.info(`${name}: learned from ${examples.classified.length} sentences; ${gzipSync(text).length} bytes gzip.`);
}
