import type { ReactNode } from "react";
import type { PetType } from "#app/domain/pets.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { PetFace } from "./pet-face.tsx";

type Props = { type: PetType | undefined; className?: string; onClick: () => void; children: ReactNode };

/** A button about one pet, with its face. */
export function PetButton({ type, className, onClick, children }: Props) {
  return (
    <Button variant="quiet" className={className} onClick={onClick}>
      <span className="flex items-center gap-2">
        <span className="size-8">
          <PetFace type={type} />
        </span>
        {children}
      </span>
    </Button>
  );
}
