import { useEffect, useState } from "react";
import { PET_LABELS, PET_TYPES, type PetType } from "#app/domain/pets.ts";
import { PetFace } from "./pet-face.tsx";

/** Short enough for a tile. */
const LABELS: Partial<Record<PetType, string>> = { "small-pet": "Small pet", other: "Other" };

type Props = {
  /** The form that a tile submits, where it works before the scripts. */
  form?: string;
  /** A tile submits the form that it stands in; it is drawn without a script too. */
  submits?: boolean;
  /** The animals to choose from; all of the form if left out. */
  types?: readonly PetType[];
  /** The names in another language. */
  labels?: Readonly<Record<string, string>>;
  chosen?: PetType;
  /** A tap acts at once: nothing stays chosen. */
  acts?: boolean;
  onChoose?: (type: PetType) => void;
};

/** A face for each animal: one tap chooses. The faces are drawn in the browser, so that no page carries them; a paw keeps their place. */
export function PetTiles({ form, submits = false, types = PET_TYPES, labels = {}, chosen, acts, onChoose }: Props) {
  const [isDrawn, setDrawn] = useState(submits);
  useEffect(() => setDrawn(true), []);
  return (
    <ul className="m-0 grid list-none auto-rows-fr grid-cols-4 gap-1.5 p-0 *:mt-0! sm:grid-cols-6 sm:gap-2">
      {types.map((type) => (
        <li key={type}>
          <button
            type={form || submits ? "submit" : "button"}
            form={form}
            name="petType"
            value={type}
            className="rounded-card border-edge bg-surface hover:border-accent hover:bg-accent-soft aria-pressed:border-accent aria-pressed:bg-accent-soft flex h-full w-full cursor-pointer flex-col items-center gap-0.5 border px-1 py-1.5 text-center text-[0.8125rem] leading-tight tracking-tight aria-pressed:font-semibold aria-pressed:[box-shadow:inset_0_0_0_1px_var(--color-accent)] sm:text-base sm:tracking-normal forced-colors:aria-pressed:outline-2"
            aria-pressed={form || submits || acts ? undefined : type === chosen}
            onClick={onChoose && (() => onChoose(type))}
          >
            <span className={`grid size-12 place-items-center ${isDrawn ? "text-accent" : "text-edge"}`}>
              <PetFace type={isDrawn ? type : undefined} />
            </span>
            <span className="my-auto">{labels[type] ?? LABELS[type] ?? PET_LABELS[type]}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
