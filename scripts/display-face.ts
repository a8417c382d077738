// `npm run display-face`: writes the font of the headings, app/ui/fonts/figtree.woff2, from the package @fontsource-variable/figtree.
// Left in it are the letters of English headings, and the weights that headings have (decision 0049).
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const FONT = "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
const FILE = join(import.meta.dirname, "../app/ui/fonts/figtree.woff2");

/** ASCII, and what writers of headings add to it. */
const LETTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}‘’“”–—…°£€½é`;
const WEIGHTS = { min: 600, max: 800 };

const font = readFileSync(createRequire(import.meta.url).resolve(FONT));
const subset = await subsetFont(font, LETTERS, { targetFormat: "woff2", variationAxes: { wght: WEIGHTS } });
writeFileSync(FILE, subset);
console.info(`${FILE}: ${subset.length} bytes of ${font.length}`);
