/** A phone number of ours: a poison line, or a line for a person in danger. */
export type OwnNumber = {
  /** As printed: `(888) 426-4435`. */
  number: string;
  /** For `tel:` links: `+18884264435`. */
  tel: string;
  /** Whose it is; some numbers have several. */
  names: readonly string[];
};

/** The numbers of lines, each once. */
export function ownNumbersOf(lines: readonly { name: string; number: string; tel: string }[]): OwnNumber[] {
  return [...new Set(lines.map(({ tel }) => tel))].map((tel) => {
    const same = lines.filter((line) => line.tel === tel);
    return { tel, number: same[0]?.number ?? tel, names: [...new Set(same.map(({ name }) => name))] };
  });
}
