/**
 * Where text is enlarged so much that little of it fits in a row, spaces and buttons keep their size in pixels: only the text grows. The
 * buttons stay targets of 44 px.
 */
export const SPACING = "@max-2xs:[--spacing:max(0.125rem,4px)]";
