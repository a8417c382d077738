import type { ReactNode } from "react";
import { HomeLink } from "#app/ui/content/home-link.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { ChewedMap } from "#app/ui/drawings/scenes/empty-states.tsx";

type Props = { title: string; picture?: ReactNode; children: ReactNode };

/** A page behind a mailed link: a heading, a few words, one way on. */
export function LinkPage({ title, picture, children }: Props) {
  return (
    <section className="page">
      {picture}
      <h1>{title}</h1>
      {children}
    </section>
  );
}

/** One button that posts to the page's own address. Works without script; opening the page alone changes nothing. */
export function OneButton({ children, name, value }: { children: ReactNode; name: string; value: string }) {
  return (
    <form method="post">
      <Button type="submit" name={name} value={value}>
        {children}
      </Button>
    </form>
  );
}

/** What every link says that is old, mistyped or made for something else. */
export function DeadLink({ what }: { what: string }) {
  return (
    <LinkPage title="This link does not work" picture={<ChewedMap className="mt-6 h-36 w-auto" />}>
      <p>{what}</p>
      <HomeLink />
    </LinkPage>
  );
}

/** Said when the database does not answer. */
export function NotNow() {
  return (
    <LinkPage title="That did not work">
      <p>Something went wrong on our side. Nothing was changed. Please try again in a minute.</p>
      <HomeLink />
    </LinkPage>
  );
}
