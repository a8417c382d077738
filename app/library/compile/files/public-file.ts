import { existsSync } from "node:fs";
import { join } from "node:path";

/** Logos and icons of the operator; a file here is served in place of ours of the same path. */
export const OWN_PUBLIC = "site/public";

/** The path of a file that is served as it stands: the operator's, or ours. */
export function publicFile(root: string, path: string): string {
  const own = join(root, OWN_PUBLIC, path);
  return existsSync(own) ? own : join(root, "public", path);
}
