/** Two halves: side by side on a large screen, one below the other on a phone. */
export const TWO_COLUMNS = "grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-2 lg:items-start";

/** A column of text or a form, and a narrower one beside it on a large screen; on a phone what is beside comes last. */
export const WITH_ASIDE = "grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,var(--container-text))_minmax(0,1fr)] lg:items-start";

/** Styles for a page with a table of contents. On a large screen its column is reserved before it loads. */
export const WITH_CONTENTS = "gap-x-16 lg:grid lg:grid-cols-[minmax(0,var(--container-text))_minmax(0,1fr)] lg:[:where(&>*)]:col-start-1";

/** Grid position of what stands next to the text, such as the table of contents. */
const BESIDE = "lg:sticky lg:top-22 lg:col-start-2 lg:row-span-7 lg:self-start space-y-6";

/** Beside the text from its first line, or below what stands over both columns. */
export const BESIDE_TEXT = `${BESIDE} lg:row-start-3`;
export const BELOW_CARDS = `${BESIDE} lg:row-start-5`;

/** Two or more cards over both columns, the first as tall as the others together. On a phone one below the other. */
export const OVER_BOTH = "grid grid-cols-1 gap-x-16 gap-y-6 lg:col-span-full lg:grid-cols-2 lg:*:first:row-span-2";
