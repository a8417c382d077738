import type { Subject } from "#app/domain/chat/conversation/subject.ts";
import { Button, IconButton } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { PetChip } from "./pets/pet-chip.tsx";
import { SPACING } from "./spacing.ts";

type Props = {
  /** Absent until it is known who the conversation is about. */
  subject?: Subject;
  /** There is something to tell a vet. */
  offersVetSheet: boolean;
  onPet: () => void;
  onVet: () => void;
  onMenu: () => void;
};

/** The way to help, in every state of the chat. On a phone it is an icon: smaller to see than to tap. */
const EMERGENCY =
  "rounded-control bg-emergency text-on-urgency hover:bg-emergency-heading hover:text-on-urgency flex min-h-11 flex-none items-center gap-2 border-4 border-transparent bg-clip-padding px-2 text-base font-semibold no-underline @2xl:px-3";

/** In one line, small on a phone, where the pet needs the room. */
const FOR_MY_VET = "flex-none @max-2xl:px-2 @max-2xl:py-0 @max-2xl:text-small leading-tight";

/**
 * Who this is, who it is about, and the way out. It goes by the size of the dialog, so that zoomed and enlarged text count: where that is
 * small the title makes room for the pet, and where nothing else helps the buttons take a second row.
 */
export function ChatHeader({ subject, offersVetSheet, onPet, onVet, onMenu }: Props) {
  return (
    <div
      data-bar=""
      className={`border-line cramped:py-0 flex flex-none flex-wrap items-center justify-end gap-1 border-b py-1 pr-1 pl-3 sm:pl-4 ${SPACING}`}
    >
      <div className={subject ? "roomy:not-sr-only sr-only" : "min-w-0 flex-1"}>
        <h2 id="chat-title" className="text-body leading-tight">
          Pet health assistant
        </h2>
        <p className="text-ink-soft text-small leading-tight @max-2xs:sr-only">An AI pet care helper, not a vet.</p>
      </div>
      {subject ? (
        <>
          <div className="roomy:justify-end @container flex min-w-13 flex-1">
            <PetChip subject={subject} onOpen={onPet} />
          </div>
          {offersVetSheet ? (
            <Button className={FOR_MY_VET} variant="quiet" size="small" onClick={onVet}>
              For my vet
            </Button>
          ) : null}
        </>
      ) : null}
      <a className={EMERGENCY} href="/emergency">
        <Icon name="alert" />
        <span className="@max-2xl:sr-only">
          Emergency<span className="sr-only"> steps and numbers</span>
        </span>
      </a>
      {subject ? <IconButton icon="menu" label="More" onClick={onMenu} /> : null}
      <IconButton icon="close" label="Close the chat" data-close="" />
    </div>
  );
}
