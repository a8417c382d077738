/** One turn of a conversation, as the client sends it. */
export type Turn = { role: "user" | "assistant"; content: string };

/** What the owner wrote in the turns, oldest first. */
export function ownersWords(turns: readonly Turn[]): string[] {
  return turns.flatMap(({ role, content }) => (role === "user" ? [content] : []));
}
