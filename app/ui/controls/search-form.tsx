import { Button } from "#app/ui/controls/button.tsx";
import { Field, INLINE_FORM } from "#app/ui/controls/field.tsx";

/** Searches the symptom library; a plain form. */
export function SearchForm() {
  return (
    <form className={INLINE_FORM} action="/symptoms" method="get">
      <Field className="flex-[1_1_16rem]" id="guide-search" label="Search the guides" type="search" name="q" autoComplete="off" />
      <Button type="submit" className="grow">
        Search
      </Button>
    </form>
  );
}
