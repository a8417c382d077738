/** A link on a line of its own, as tall as a thumb. */
export const LINE_LINK = "flex min-h-11 w-fit min-w-11 items-center py-1 leading-snug";
