import { type FormEvent, useEffect, useRef, useState } from "react";
import { type Poison, type PoisonQuery, poisonPath } from "#app/domain/poisons/poison.ts";

/** Finds the poisons that fit some words, best first. */
export type FindPoisons = (typed: string) => readonly Poison[];

type Given = { query: PoisonQuery; found: readonly Poison[]; loadFinder: () => Promise<FindPoisons> };

/** The address follows what is typed after this long, so that a reload or a shared link shows the same. */
const ADDRESS_DELAY_MS = 400;

/**
 * What the finder shows. The server's answer stands until the search has come, which begins with the first sign of use; until then
 * the form is sent and answered by the server.
 */
export function usePoisons({ query: asked, found: given, loadFinder }: Given) {
  const [query, setQuery] = useState(asked);
  const [find, setFind] = useState<FindPoisons>();
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
    const timer = setTimeout(() => history.replaceState(history.state, "", poisonPath(query)), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query, asked]);
  const change = (next: PoisonQuery) => {
    prepare();
    setQuery(next);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (find) event.preventDefault();
  };
  const shown = find ? query : asked;
  const found = !shown.q ? [] : find ? find(shown.q) : given;
  return { shown, found, prepare, change, submit };
}
