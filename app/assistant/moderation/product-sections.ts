/** Headings after which everything is dropped until the next one (spec section 2), in letters only. */
const PRODUCTS =
  /\b(?:recommended|suggested|pet ?care)\s+(?:pet ?care\s+)?products?\b|\bproducts? (?:we|i) (?:recommend|suggest)\b|\bproduct recommendations?\b/;
const STARTS = [
  "recommended products",
  "recommended product",
  "recommended pet care product",
  "recommended petcare product",
  "suggested products",
  "suggested product",
  "suggested pet care product",
  "pet care product",
  "petcare product",
  "our recommended product",
  "my recommended product",
  "some recommended product",
  "top recommended product",
  "products we recommend",
  "products i recommend",
  "product recommendation",
];
/** A line that may save the animal is shown wherever it stands. */
const SAFETY =
  /\b(?:emergency|vets?|veterinar\w*|urgent\w*|poison\w*|immediately|right away|collaps\w*|seizures?|breath\w*|bleed\w*|toxic|danger\w*|warning|never|do not|don't|within (?:24|a few|the) hours?|hospital)\b/i;

const letters = (text: string) =>
  text
    .toLowerCase()
    .replace(/[-‐‑–]/g, " ")
    .replace(/[^\p{L} ]/gu, "")
    .replace(/\s+/g, " ")
    .trimStart();

/** Drops what stands after a heading for products, line by line; safety lines and what stands under another heading stay. */
export function createProductFilter() {
  let line = "";
  let passed = 0;
  let dropping = false;
  /** This line can no longer become a heading for products. */
  let free = false;

  const isHeading = () => /^\s*(?:#{1,6}(?:\s|$)|\*\*|__)/.test(line);

  /** How much of the line so far may be passed on. */
  const known = (whole: boolean): number => {
    if (free && !(whole && line.length < 120)) return line.length;
    const text = letters(line);
    if (dropping) {
      if (!whole) return passed;
      if (isHeading() && !PRODUCTS.test(text)) dropping = false;
      else if (SAFETY.test(line) && !isHeading()) dropping = false;
      return dropping ? passed : line.length;
    }
    if (STARTS.some((start) => text.startsWith(start))) {
      dropping = true;
      return passed;
    }
    if (whole) {
      dropping = (isHeading() || /:\s*$/.test(line.replace(/[*_]/g, ""))) && line.length < 120 && PRODUCTS.test(text);
      return dropping && passed === 0 ? 0 : line.length;
    }
    if (/^\s*#/.test(line)) return passed;
    if (text !== "" && STARTS.some((start) => start.startsWith(text.trimEnd()))) return passed;
    free = text !== "";
    return line.length;
  };

  const flush = (whole: boolean): string => {
    const upTo = known(whole);
    const text = line.slice(passed, upTo);
    passed = Math.max(passed, upTo);
    return text;
  };

  return {
    push(text: string): string {
      let out = "";
      for (const part of text.split(/(?<=\n)/)) {
        line += part;
        const whole = part.endsWith("\n");
        out += flush(whole);
        if (whole) {
          line = "";
          passed = 0;
          free = false;
        }
      }
      return out;
    },
    end: (): string => flush(true),
  };
}
