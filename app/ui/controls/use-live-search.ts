import { type FormEvent, useEffect, useRef, useState } from "react";

type LiveSearchOptions<Query, Find> = {
  /** The query of the URL. */
  asked: Query;
  /** The URL of a query. */
  pathOf: (query: Query) => string;
  loadFinder: () => Promise<Find>;
};

/** Delay after which the URL follows the input, so that a reload or a shared link shows the same result. */
const ADDRESS_DELAY_MS = 400;

/**
 * A search form that updates while the visitor types. The server's result is shown until the search has loaded, which starts with the
 * first interaction; until then the form is submitted to the server.
 * @returns `find`: the search, once loaded; `shown`: the query whose result is visible
 */
export function useLiveSearch<Query, Find>({ asked, pathOf, loadFinder }: LiveSearchOptions<Query, Find>) {
  const [query, setQuery] = useState(asked);
  const [find, setFind] = useState<Find>();
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
    const timer = setTimeout(() => history.replaceState(history.state, "", pathOf(query)), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query, asked, pathOf]);
  const change = (next: Query) => {
    prepare();
    setQuery(next);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (find) event.preventDefault();
  };
  return { query, find, shown: find ? query : asked, prepare, change, submit };
}
