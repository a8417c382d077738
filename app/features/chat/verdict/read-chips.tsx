import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import type { CardWords } from "#app/domain/card-words.ts";
import { PET_NAME_CHARS } from "#app/domain/limits.ts";
import { readPetType } from "#app/domain/pets.ts";
import { CHIP_KINDS, type Corrected, type ReadChip } from "#app/domain/read-chips.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { INPUT } from "#app/ui/controls/field.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { PetFace } from "../pets/pet-face.tsx";
import { PetTiles } from "../pets/pet-tiles.tsx";
import type { Answering } from "./answering.ts";
import { englishIn, langOf, wordsOf } from "./card-words.ts";
import { TapForm } from "./check/tap-form.tsx";

type Props = { read: readonly ReadChip[]; corrected: Corrected | undefined; words?: CardWords; answering: Answering };

/** Smaller to see than to tap. */
const CHIP =
  "group inline-flex min-h-11 max-w-full cursor-pointer items-center rounded-chip border-0 bg-transparent p-0 text-ink text-small";
const LOOK =
  "inline-flex min-w-0 items-center gap-1.5 rounded-chip border border-edge bg-surface px-2.5 py-1 leading-tight group-hover:border-accent group-hover:bg-accent-soft group-aria-expanded:border-accent group-aria-expanded:bg-accent-soft";
const AWAY = "border-dashed text-ink-soft";

/** What was read of the message above: each can be taken away, put back or changed, and the message is judged again at once. */
export function ReadChips({ read, corrected, words = wordsOf(undefined), answering }: Props) {
  const [open, setOpen] = useState<"animal" | "name">();
  const place = useRef<HTMLDivElement>(null);
  const away = corrected?.away.filter(({ id }) => !read.some((chip) => chip.id === id)) ?? [];
  const chips = [...read, ...away].sort((one, other) => CHIP_KINDS.indexOf(one.kind) - CHIP_KINDS.indexOf(other.kind));
  if (chips.length === 0) return null;
  const { onTap } = answering;
  const close = (id: string) => {
    setOpen(undefined);
    place.current?.querySelector<HTMLElement>(`[data-chip="${id}"]`)?.focus();
  };
  return (
    <div ref={place} className="flex w-full flex-col items-end gap-2 print:hidden" {...langOf(words)}>
      <TapForm {...answering} className="flex max-w-full flex-wrap items-center justify-end gap-x-2">
        <span className="text-ink-soft text-small">{words.read}</span>
        {chips.map((chip) => {
          const isAway = away.includes(chip);
          const isOpener = onTap && !isAway && (chip.kind === "animal" || chip.kind === "name") ? chip.kind : undefined;
          return isOpener ? (
            <Opener
              key={chip.id}
              chip={chip}
              words={words}
              isOpen={open === isOpener}
              onOpen={() => setOpen(open === isOpener ? undefined : isOpener)}
            />
          ) : (
            <Remover key={chip.id} chip={chip} words={words} isAway={isAway} />
          );
        })}
      </TapForm>
      {open && onTap ? (
        <Change
          kind={open}
          words={words}
          chip={read.find(({ kind }) => kind === open)}
          onChange={(value) => {
            onTap(open === "animal" ? "petType" : "petName", value);
            close(open);
          }}
          onAway={() => {
            onTap("unread", open);
            close(open);
          }}
        />
      ) : null}
    </div>
  );
}

/** Takes a chip away with one tap, and puts it back with the next. */
function Remover({ chip, words, isAway }: { chip: ReadChip; words: CardWords; isAway: boolean }) {
  const { id } = chip;
  return (
    <button type="submit" name={isAway ? "reread" : "unread"} value={id} data-chip={id} className={CHIP}>
      <span className={`${LOOK} ${isAway ? AWAY : ""}`}>
        <Says chip={chip} isAway={isAway} />
        {isAway ? <strong>{words.undo}</strong> : <Icon name="close" className="size-4 flex-none" />}
        {isAway ? null : <span className="sr-only">, {words.notMeant}</span>}
      </span>
    </button>
  );
}

/** Opens what a chip can be changed to. */
function Opener({ chip, words, isOpen, onOpen }: { chip: ReadChip; words: CardWords; isOpen: boolean; onOpen: () => void }) {
  return (
    <button type="button" aria-expanded={isOpen} data-chip={chip.id} className={CHIP} onClick={onOpen}>
      <span className={LOOK}>
        <Says chip={chip} isAway={false} />
        <Icon name="edit" className="size-4 flex-none" />
        <span className="sr-only">, {words.change}</span>
      </span>
    </button>
  );
}

function Says({ chip: { kind, says, of = says }, isAway }: { chip: ReadChip; isAway: boolean }): ReactNode {
  const words = <span className="min-w-0 truncate">{says}</span>;
  return (
    <>
      {kind === "animal" ? (
        <span className="text-accent grid size-6 flex-none place-items-center">
          <PetFace type={readPetType(of)} />
        </span>
      ) : null}
      {isAway ? <s className="min-w-0 truncate">{says}</s> : words}
    </>
  );
}

type ChangeProps = {
  kind: "animal" | "name";
  words: CardWords;
  chip: ReadChip | undefined;
  onChange: (value: string) => void;
  onAway: () => void;
};

function Change({ kind, words, chip, onChange, onAway }: ChangeProps) {
  const id = useId();
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange(String(new FormData(event.currentTarget).get("petName") ?? ""));
  };
  const takeAway = (
    <Button variant="quiet" size="small" icon="close" onClick={onAway}>
      {words.notMeant.charAt(0).toUpperCase() + words.notMeant.slice(1)}
    </Button>
  );
  if (kind === "animal")
    return (
      <fieldset className="max-w-text rounded-card border-line bg-surface w-full border p-3">
        <legend className="px-1 font-semibold">{words.animal}</legend>
        <PetTiles acts labels={words.animals} chosen={readPetType(chip?.of ?? chip?.says ?? "")} onChoose={onChange} />
        <div className="mt-2 flex justify-end">{takeAway}</div>
      </fieldset>
    );
  return (
    <form
      className="max-w-text rounded-card border-line bg-surface flex w-full flex-wrap items-end gap-2 border p-3"
      onSubmit={save}
      {...englishIn(words)}
    >
      <label htmlFor={id} className="w-full font-semibold">
        What is their name?
      </label>
      <input id={id} name="petName" defaultValue={chip?.says} maxLength={PET_NAME_CHARS} required className={`${INPUT} min-w-0 flex-1`} />
      <Button type="submit" size="small">
        Save
      </Button>
      {takeAway}
    </form>
  );
}
