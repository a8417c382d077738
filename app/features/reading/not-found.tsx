import type { PageCard } from "#app/domain/page.ts";

/** There is no page here: where to go instead. */
export function NotFound({ guides }: { guides: readonly PageCard[] }) {
  return (
    <article className="page">
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have moved, or the address has a slip in it.</p>
      <p>If your pet may be in danger, call an emergency vet now.</p>
      <ul className="cards">
        {guides.map(({ path, title, summary }) => (
          <li key={path} className="card">
            <a href={path}>{title}</a>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
      <p>
        <a href="/">Go to the start page</a>
      </p>
    </article>
  );
}
