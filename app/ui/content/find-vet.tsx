import { ButtonLink } from "../controls/button.tsx";

/** The search for an emergency vet, in a red card. */
export function FindVet({ href }: { href: string }) {
  return (
    <p>
      <ButtonLink variant="emergency" icon="search" className="min-h-12" href={href}>
        Find an emergency vet
      </ButtonLink>
    </p>
  );
}
