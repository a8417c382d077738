import { type FocusEvent, type ReactNode, useEffect, useRef } from "react";
import type { TapName } from "#app/domain/after-tap.ts";
import type { CardWords } from "#app/domain/card-words.ts";
import { readPetType } from "#app/domain/pets.ts";
import { CHIP_KINDS, type Corrected, type ReadChip, reworded } from "#app/domain/read-chips.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import { PetFace } from "../pets/pet-face.tsx";
import type { Answering } from "./answering.ts";
import { cardWords, langOf } from "./card-words.ts";
import { ChangeChip } from "./change-chip.tsx";
import { TapForm } from "./check/tap-form.tsx";

type Props = {
  /** The words that were read. */
  message: string;
  read: readonly ReadChip[];
  corrected: Corrected | undefined;
  words?: CardWords;
  answering: Answering;
};

/** Smaller to see than to tap. */
const CHIP =
  "group inline-flex min-h-11 max-w-full flex-none cursor-pointer items-center rounded-chip border-0 bg-transparent p-0 text-ink text-small";
const LOOK =
  "inline-flex min-w-0 items-center gap-1.5 rounded-chip border border-edge bg-surface px-2.5 py-1 leading-tight group-hover:border-accent group-hover:bg-accent-soft group-open/chip:border-accent group-open/chip:bg-accent-soft";
/** One row on a phone, which moves sideways within itself; what a chip opens stands below it, and then all of them are in view. */
const ROW =
  "-mx-3 -my-2 flex w-[calc(100%+1.5rem)] items-center gap-x-2 overflow-x-auto px-3 py-1.5 has-[details[open]]:flex-wrap sm:flex-wrap sm:justify-end print:hidden";
const AWAY = "border-dashed text-ink-soft";

/** What was read of the message above: each can be taken away, put back or changed, and the message is judged again at once. */
export function ReadChips({ message, read, corrected, words = cardWords(undefined), answering }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const tapped = useRef<string>();
  useEffect(() => {
    const kind = tapped.current;
    tapped.current = undefined;
    if (kind) place.current?.querySelector<HTMLElement>(`[data-chip^="${kind}"]`)?.focus();
  });
  const away = corrected?.away.filter(({ id }) => !read.some((chip) => chip.id === id)) ?? [];
  const chips = [...read, ...away].sort((one, other) => CHIP_KINDS.indexOf(one.kind) - CHIP_KINDS.indexOf(other.kind));
  if (chips.length === 0) return null;
  return (
    <div ref={place} className={ROW} {...langOf(words)}>
      <span className="text-ink-soft text-small ms-auto">
        <span className="max-sm:sr-only">{words.read}</span>
      </span>
      {chips.map((chip) => {
        const isAway = away.includes(chip);
        const taken = alsoOnTap(answering, () => {
          tapped.current = chip.kind;
        });
        return isAway || !canChange(chip, message) ? (
          <Remover key={chip.id} chip={chip} words={words} isAway={isAway} answering={taken} />
        ) : (
          <Changer key={chip.kind} chip={chip} words={words} answering={taken} />
        );
      })}
    </div>
  );
}

/** The same taps; first something is done here. */
function alsoOnTap(answering: Answering, act: () => void): Answering {
  const { onTap } = answering;
  if (!onTap) return answering;
  const take = (name: TapName, value: string) => {
    act();
    onTap(name, value);
  };
  return { ...answering, onTap: take };
}

/** Words that stand in the message can be said better; a vet is there or not. */
function canChange(chip: ReadChip, message: string): boolean {
  if (chip.kind === "sign" || chip.kind === "since") return reworded(message, chip, chip.says) !== undefined;
  return chip.kind !== "vet";
}

/** Browsers leave it as it is where a part of it is in view. */
function intoView({ target }: FocusEvent<HTMLElement>): void {
  target.scrollIntoView({ block: "nearest" });
}

type ChipProps = { chip: ReadChip; words: CardWords; answering: Answering };

/** Takes a chip away with one tap, and puts it back with the next. */
function Remover({ chip, words, isAway, answering }: ChipProps & { isAway: boolean }) {
  return (
    <TapForm {...answering} className="contents">
      <button type="submit" name={isAway ? "reread" : "unread"} value={chip.id} data-chip={chip.id} className={CHIP} onFocus={intoView}>
        <span className={`${LOOK} ${isAway ? AWAY : ""}`}>
          <Says chip={chip} isAway={isAway} />
          {isAway ? (
            <strong>{words.undo}</strong>
          ) : (
            <>
              <Icon name="close" className="size-4 flex-none" />
              <span className="sr-only">, {words.notMeant}</span>
            </>
          )}
        </span>
      </button>
    </TapForm>
  );
}

/** Opens what a chip can be changed to, one chip at a time. */
function Changer({ chip, words, answering }: ChipProps) {
  const place = useRef<HTMLDetailsElement>(null);
  const closing = alsoOnTap(answering, () => {
    if (place.current) place.current.open = false;
  });
  return (
    <details ref={place} name="read" className="group/chip max-w-full flex-none open:basis-full">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control. */}
      <summary data-chip={chip.id} onFocus={intoView} className={`${CHIP} list-none group-open/chip:float-right`}>
        <span className={LOOK}>
          <Says chip={chip} isAway={false} />
          <Icon name="edit" className="size-4 flex-none" />
          <span className="sr-only">, {words.change}</span>
        </span>
      </summary>
      <ChangeChip chip={chip} words={words} answering={closing} />
    </details>
  );
}

function Says({ chip: { kind, says, of = says }, isAway }: { chip: ReadChip; isAway: boolean }): ReactNode {
  const Text = isAway ? "s" : "span";
  return (
    <>
      {kind === "animal" ? (
        <span className="text-accent grid size-6 flex-none place-items-center">
          <PetFace type={readPetType(of)} />
        </span>
      ) : null}
      <Text className="min-w-0 truncate">{says}</Text>
    </>
  );
}
