import type { ComponentProps } from "react";
import { MyPets } from "#app/features/my-pets/my-pets.tsx";

export function MyPetsPage(props: ComponentProps<typeof MyPets>) {
  return (
    <div className="page space-y-8 pt-6">
      <MyPets {...props} />
    </div>
  );
}
