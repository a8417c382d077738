import { ButtonLink } from "../controls/button.tsx";

/** A link to the landing page, at the end of short pages. */
export function HomeLink() {
  return (
    <p>
      <ButtonLink href="/" variant="quiet">
        Go to the home page
      </ButtonLink>
    </p>
  );
}
