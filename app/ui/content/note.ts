/** The look of small print: dates and notes. */
export const NOTE = "text-ink-soft text-base text-pretty";
