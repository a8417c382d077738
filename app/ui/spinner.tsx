/** Shown while a part of the page is on its way. */
export function Spinner() {
  return (
    <p className="spinner" role="status">
      Loading...
    </p>
  );
}
