/** The sentences of a text of ours: each ends with its mark. What people type needs the tokens of `triage/rules`. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]) /);
}
