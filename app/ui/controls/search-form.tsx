import { Button } from "./button.tsx";
import { Field, INLINE_FORM } from "./field.tsx";

type Props = {
  /** The page that lists what fits. */
  action: string;
  label: string;
  /** What was searched for. */
  q?: string;
};

/** Searches by the address of a page; a plain form. */
export function SearchForm({ action, label, q }: Props) {
  return (
    <form className={INLINE_FORM} action={action} method="get">
      <Field className="flex-[1_1_16rem]" id="page-search" label={label} type="search" name="q" autoComplete="off" defaultValue={q} />
      <Button type="submit" className="grow">
        Search
      </Button>
    </form>
  );
}
