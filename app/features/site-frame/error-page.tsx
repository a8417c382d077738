import { HomeLink } from "#app/ui/content/home-link.tsx";
import { SearchForm } from "#app/ui/controls/search-form.tsx";
import { AnimalFace } from "#app/ui/drawings/animal-face.tsx";

/** Shown in place of a page that could not be made. It depends on nothing that could have failed. */
export function ErrorPage() {
  return (
    <section className="page">
      <AnimalFace animal="dog" mood="off" className="mt-6 size-28" />
      <h1>Something went wrong</h1>
      <p>The page could not be shown. The fault is ours. Please try again in a moment.</p>
      <p>
        <strong>If your pet may be in danger, call an emergency vet now. Do not wait for this page.</strong>
      </p>
      <SearchForm action="/symptoms" label="Search the guides" />
      <HomeLink />
    </section>
  );
}
