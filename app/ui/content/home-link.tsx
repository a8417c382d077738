import { ButtonLink } from "../controls/button.tsx";

/** The way on from a page that has nothing more to say. */
export function HomeLink() {
  return (
    <p>
      <ButtonLink href="/" variant="quiet">
        Go to the start page
      </ButtonLink>
    </p>
  );
}
