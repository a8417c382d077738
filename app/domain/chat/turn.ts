/** One turn of a conversation, as the client sends it. */
export type Turn = { role: "user" | "assistant"; content: string };
