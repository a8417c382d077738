import { useState } from "react";
import { type BlockedBy, blockedBy } from "#app/domain/chat/conversation/conversation.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import type { useChat } from "./use-chat.ts";

/** Words that could not be sent, what this device says about them, and what stands in the way now. */
export type BlockedQuestion = { verdict: Verdict | undefined; by: BlockedBy | undefined };

/** What the visitor writes. What cannot be sent stays in it and is judged on this device at once. */
export function useDraft({ conversation, judge, sendMessage }: ReturnType<typeof useChat>) {
  const [draft, setDraft] = useState("");
  const [held, setHeld] = useState<Pick<BlockedQuestion, "verdict">>();
  const clear = () => {
    setDraft("");
    setHeld(undefined);
  };
  /** Puts words that cannot be sent into the draft. */
  const hold = (text: string) => {
    setDraft(text);
    setHeld({ verdict: judge(text) });
  };
  return {
    draft,
    /** Set while the draft could not be sent. */
    held: held && draft.trim() ? ({ ...held, by: blockedBy(conversation, draft) } satisfies BlockedQuestion) : undefined,
    setDraft,
    hold,
    clear,
    /** @returns whether the text was sent; otherwise it is the draft. @param instead the answer whose question it replaces */
    sendOrHold(text: string, instead?: string): boolean {
      if (!text.trim()) return false;
      const isSent = sendMessage(text, { instead });
      if (isSent) clear();
      else hold(text);
      return isSent;
    },
  };
}
