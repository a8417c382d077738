/** Searches the symptom library; a plain form. */
export function SearchForm() {
  return (
    <form className="inline-form" action="/symptoms" method="get">
      <label className="field">
        <span>Search the guides</span>
        <input type="search" name="q" autoComplete="off" />
      </label>
      <button type="submit" className="button">
        Search
      </button>
    </form>
  );
}
