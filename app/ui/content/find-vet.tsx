import { ButtonLink } from "../controls/button.tsx";

/** The search for a vet, in a card: an emergency vet, unless other words are given. */
export function FindVet({ href, children = "Find an emergency vet" }: { href: string; children?: string }) {
  return (
    <p>
      <ButtonLink variant="emergency" icon="pin" className="min-h-12 max-sm:px-3" href={href}>
        {children}
      </ButtonLink>
    </p>
  );
}
