import type { ReactNode } from "react";
import { PROGRESS, type Progress } from "#app/domain/chat/conversation/check-again.ts";
import { Button, IconButton } from "#app/ui/controls/button.tsx";
import { Chip } from "#app/ui/controls/chip.tsx";

type Props = {
  isOnline: boolean;
  onUndoErase?: () => void;
  onCancelEdit?: () => void;
  /** The question that the owner asked to be asked, once its time has come. */
  check?: { question: string; onAnswer: (progress: Progress) => void; onDismiss: () => void };
};

const PROGRESS_LABELS: Record<Progress, string> = { better: "Better", same: "Same", worse: "Worse" };

/** What is special now, right above the composer, with the way back. */
export function StatusBar({ isOnline, onUndoErase, onCancelEdit, check }: Props) {
  return (
    <>
      {isOnline ? null : <Bar>You are offline. The urgency check still works.</Bar>}
      {check ? (
        <div className="border-line bg-accent-soft flex flex-none flex-wrap items-center justify-between gap-2 border-t px-4 py-2">
          <p role="status" className="font-semibold">
            {check.question}
          </p>
          <div className="flex items-center gap-2">
            {PROGRESS.map((progress) => (
              <Chip key={progress} onClick={() => check.onAnswer(progress)}>
                {PROGRESS_LABELS[progress]}
              </Chip>
            ))}
            <IconButton icon="close" label="Don't ask" onClick={check.onDismiss} />
          </div>
        </div>
      ) : null}
      {onUndoErase ? (
        <Bar button="Undo" onPress={onUndoErase}>
          <span role="status">Everything you wrote here was erased.</span>
        </Bar>
      ) : null}
      {onCancelEdit ? (
        <Bar button="Cancel" onPress={onCancelEdit}>
          You are changing your last question.
        </Bar>
      ) : null}
    </>
  );
}

type BarProps = { children: ReactNode; button?: string; onPress?: () => void };

function Bar({ children, button, onPress }: BarProps) {
  return (
    <div
      className="border-line bg-sunken flex flex-none items-center justify-between gap-2 border-t px-3 py-1 text-base leading-snug sm:px-4"
      data-status=""
    >
      <p>{children}</p>
      {button ? (
        <Button className="flex-none" variant="quiet" size="small" onClick={onPress}>
          {button}
        </Button>
      ) : null}
    </div>
  );
}
