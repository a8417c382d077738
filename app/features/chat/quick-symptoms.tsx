import { symptomSentence } from "#app/domain/chat/conversation/conversation.ts";
import { Chip } from "#app/ui/controls/chip.tsx";

const QUICK_SYMPTOMS = ["Not eating", "Vomiting", "Diarrhea", "Lethargy"];

/** One tap sends a whole first message. The buttons submit the chat's form, so that a tap before the scripts arrive counts. */
export function QuickSymptoms({ form, petName }: { form: string; petName: string }) {
  return (
    <div data-quick="" className="border-line flex flex-none gap-2 overflow-x-auto border-t px-3 py-2 sm:px-4">
      {QUICK_SYMPTOMS.map((symptom) => (
        <Chip key={symptom} type="submit" form={form} name="message" value={symptomSentence(symptom, petName)} className="flex-none">
          {symptom}
        </Chip>
      ))}
    </div>
  );
}
