import type { Subject } from "#app/domain/chat/conversation/subject.ts";
import { Button, IconButton } from "#app/ui/controls/button.tsx";
import { PetChip } from "./pets/pet-chip.tsx";

type Props = {
  /** Absent until it is known who the conversation is about. */
  subject?: Subject;
  /** There is something to tell a vet. */
  offersVetSheet: boolean;
  onPet: () => void;
  onVet: () => void;
  onMenu: () => void;
};

/** Who this is, who it is about, and the way out. A phone has one row: there the title makes room for the pet. */
export function ChatHeader({ subject, offersVetSheet, onPet, onVet, onMenu }: Props) {
  return (
    <div data-bar="" className="border-line flex flex-none items-center gap-1 border-b py-1 pr-1 pl-3 sm:pl-4">
      <div className={subject ? "sr-only min-w-0 flex-1 sm:not-sr-only" : "min-w-0 flex-1"}>
        <h2 id="chat-title" className="text-[1.0625rem] leading-tight">
          Pet health assistant
        </h2>
        <p className="text-ink-soft text-base leading-tight">An AI pet care helper, not a vet.</p>
      </div>
      {subject ? (
        <>
          <div className="flex min-w-0 flex-1 sm:flex-none">
            <PetChip subject={subject} onOpen={onPet} />
          </div>
          {offersVetSheet ? (
            <Button className="flex-none max-sm:px-2" variant="quiet" size="small" onClick={onVet}>
              For my vet
            </Button>
          ) : null}
          <IconButton icon="menu" label="More" onClick={onMenu} />
        </>
      ) : null}
      <IconButton icon="close" label="Close the chat" data-close="" />
    </div>
  );
}
