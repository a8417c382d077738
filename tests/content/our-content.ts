import { join } from "node:path";
import { readContent } from "#app/library/compile/load-content.ts";

/** Our own content/, read once for all unit tests that run on Node. */
export const { content, problems } = readContent(join(import.meta.dirname, "../.."));
