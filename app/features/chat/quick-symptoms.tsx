import { symptomSentence } from "#app/domain/chat/conversation/conversation.ts";
import { IconButton } from "#app/ui/controls/button.tsx";
import { Chip } from "#app/ui/controls/chip.tsx";
import { SPACING } from "./spacing.ts";

const QUICK_SYMPTOMS = ["Not eating", "Vomiting", "Diarrhea", "Lethargy"];
const ROW_ID = "quick-symptoms";

type Props = {
  form: string;
  petName: string;
  /** The row has been opened: it stands before the button that opened it, where the next Tab would not lead. */
  takesFocus: boolean;
};

function focusFirst(row: HTMLDivElement | null): void {
  row?.querySelector("button")?.focus();
}

/** One tap sends a whole message. The buttons submit the chat's form, so that a tap before the scripts arrive counts. */
export function QuickSymptoms({ form, petName, takesFocus }: Props) {
  return (
    <div
      ref={takesFocus ? focusFirst : undefined}
      id={ROW_ID}
      data-quick=""
      className={`border-line cramped:hidden flex flex-none gap-2 overflow-x-auto border-t px-3 py-2 sm:px-4 ${SPACING}`}
    >
      {QUICK_SYMPTOMS.map((symptom) => (
        <Chip key={symptom} type="submit" form={form} name="message" value={symptomSentence(symptom, petName)} className="flex-none">
          {symptom}
        </Chip>
      ))}
    </div>
  );
}

/** Unfolds the quick symptoms once a conversation has started. */
export function QuickSymptomsToggle({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <IconButton icon="bolt" label="Quick symptoms" aria-expanded={isOpen} aria-controls={isOpen ? ROW_ID : undefined} onClick={onToggle} />
  );
}
