import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { OWN_PUBLIC } from "../../app/library/compile/files/public-file.ts";

/** Serves the operator's logos and icons in place of ours, which an update may change. */
export function ownPublic(root: string): Plugin {
  const folder = join(root, OWN_PUBLIC);
  return {
    name: "pawline-own-public",
    generateBundle(options) {
      if (!options.dir?.endsWith("client") || !existsSync(folder)) return;
      for (const fileName of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        const file = join(folder, fileName);
        if (statSync(file).isFile()) this.emitFile({ type: "asset", fileName, source: readFileSync(file) });
      }
    },
  };
}
