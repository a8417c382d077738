/** Headings after which everything is dropped until the next one (spec section 2), in letters only. */
const PRODUCTS =
  /\b(?:recommended|suggested|pet ?care)\s+(?:pet ?care\s+)?products?\b|\bproducts? (?:we|i) (?:recommend|suggest)\b|\bproduct recommendations?\b/;
/** A line that may save the animal is shown wherever it stands. */
const SAFETY =
  /\b(?:emergency|vets?|veterinar\w*|urgent\w*|poison\w*|immediately|right away|collaps\w*|seizures?|breath\w*|bleed\w*|toxic|danger\w*|warning|never|do not|don't|within (?:24|a few|the) hours?|hospital)\b/i;
const HEADING = /^\s*(?:#{1,6}(?:\s|$)|\*\*|__)/;
const MOST_CHARS = 120;

const letters = (text: string) =>
  text
    .toLowerCase()
    .replace(/[-‐‑–]/g, " ")
    .replace(/[^\p{L} ]/gu, "")
    .replace(/\s+/g, " ")
    .trim();

/** Says of each sentence whether it stands under a heading for products. Safety advice ends the section. */
export function createProductFilter(): (sentence: string) => boolean {
  let isDropping = false;
  return (sentence) => {
    const text = letters(sentence);
    const isHeading = HEADING.test(sentence);
    const isShort = sentence.length < MOST_CHARS && (isHeading || /[:\n]\s*$/.test(sentence.replace(/[*_]/g, "")));
    if (isShort && PRODUCTS.test(text)) isDropping = true;
    else if (isDropping && (isHeading || SAFETY.test(sentence))) isDropping = false;
    return isDropping;
  };
}
