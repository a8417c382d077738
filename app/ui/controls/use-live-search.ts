import { type FormEvent, useEffect, useRef, useState } from "react";

type Given<Query, Find> = {
  /** What the address asks for. */
  asked: Query;
  /** The address that asks for it. */
  pathOf: (query: Query) => string;
  loadFinder: () => Promise<Find>;
};

/** The address follows what is typed after this long, so that a reload or a shared link shows the same. */
const ADDRESS_DELAY_MS = 400;

/**
 * A search form that answers while one types. The server's answer stands until the finder has come, which begins with the first
 * sign of use; until then the form is sent and answered by the server, and a changed form shows the old answer.
 * @returns `find`: once it has come; `shown`: the query whose answer is seen
 */
export function useLiveSearch<Query, Find>({ asked, pathOf, loadFinder }: Given<Query, Find>) {
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
