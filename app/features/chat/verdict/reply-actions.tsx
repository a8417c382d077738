import type { ReplyAction } from "#app/domain/chat/chat-contract.ts";
import { useOnline } from "../state/use-surroundings.ts";
import { FindAVet } from "./calls.tsx";

/** What the owner asks for, as buttons above the words. */
export function ReplyActions({ actions = [] }: { actions: readonly ReplyAction[] | undefined }) {
  const isOnline = useOnline();
  return actions.includes("find-a-vet") ? <FindAVet level="urgent" isOnline={isOnline} /> : null;
}
