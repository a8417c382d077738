/** Two halves: side by side on a large screen, one below the other on a phone. */
export const TWO_COLUMNS = "grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-2 lg:items-start";
