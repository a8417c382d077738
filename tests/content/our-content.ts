import { join } from "node:path";
import { inspectContent } from "#app/library/compile/load-content.ts";

/** Our own content/, read once for all unit tests that run on Node. */
export const { content, problems } = inspectContent(join(import.meta.dirname, "../.."));
