import { type FormEvent, useEffect, useRef, useState } from "react";
import type { PageCard } from "#app/domain/page.ts";
import { chooseCards, type SymptomQuery, symptomPath } from "#app/domain/symptoms.ts";

/** Finds the cards that fit some words, best first. */
export type FindCards = (typed: string) => readonly PageCard[];

type Given = {
  /** What the address asks for, and what the server found for it. */
  query: SymptomQuery;
  cards: readonly PageCard[];
  loadFinder: () => Promise<FindCards>;
};

/** The address follows what is typed after this long, so that a reload or a shared link shows the same. */
const ADDRESS_DELAY_MS = 400;

/**
 * What the directory shows. The server's answer stands until the search has come, which begins with the first sign of use;
 * until then the form is sent and answered by the server.
 */
export function useSymptoms({ query: asked, cards: given, loadFinder }: Given) {
  const [query, setQuery] = useState(asked);
  const [find, setFind] = useState<FindCards>();
  const loading = useRef(false);
  const prepare = () => {
    if (loading.current) return;
    loading.current = true;
    loadFinder().then(
      (finder) => setFind(() => finder),
      () => {
        loading.current = false;
      },
    );
  };
  useEffect(() => {
    if (query === asked) return undefined;
    const timer = setTimeout(() => history.replaceState(history.state, "", symptomPath(query)), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query, asked]);
  const change = (next: SymptomQuery) => {
    prepare();
    setQuery(next);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (find) event.preventDefault();
  };
  // Before the search has come, a changed form has no answer yet: the old one stays.
  const shown = find ? query : asked;
  const cards = find ? chooseCards(find(query.q), query) : given;
  return { query, shown, cards, prepare, change, submit };
}
