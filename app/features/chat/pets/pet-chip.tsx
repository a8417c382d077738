import { type Subject, subjectLabel } from "#app/domain/chat/conversation/subject.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import { PetFace } from "./pet-face.tsx";

/** Who the conversation is about; opens the choice of pets. It shows as much as there is room for. */
export function PetChip({ subject, onOpen }: { subject: Subject; onOpen: () => void }) {
  const label = subjectLabel(subject);
  return (
    <button
      type="button"
      className="border-edge bg-surface hover:border-accent hover:bg-accent-soft flex min-h-11 min-w-0 cursor-pointer items-center gap-1.5 rounded-full border py-1 pr-2 pl-1.5 text-base font-semibold"
      onClick={onOpen}
    >
      <span className="text-accent grid size-8 flex-none place-items-center">
        <PetFace type={subject.type} />
      </span>
      {/* Two letters say less than the face alone. */}
      <span className="truncate @max-[8.5rem]:sr-only">
        {subject.name || label}
        {/* The face says it too, and a phone has no room. */}
        {subject.name ? <span className="@max-[11rem]:sr-only">{label.slice(subject.name.length)}</span> : null}
      </span>
      <span className="sr-only">: change or add a pet</span>
      <span className="flex-none @max-[4rem]:hidden [&>svg]:size-4">
        <Icon name="chevron" />
      </span>
    </button>
  );
}
