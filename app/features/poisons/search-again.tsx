import type { SubstanceQuery } from "#app/domain/knowledge/substance.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { FieldFrame, INPUT } from "#app/ui/controls/field.tsx";

/** On a phone the whole form stands far below a long answer: one row above it, with what was asked. A plain form that the server answers. */
export function SearchAgain({ query: { q, species } }: { query: SubstanceQuery }) {
  return (
    <search className="lg:hidden print:hidden">
      <form className="flex items-end gap-3" action="/poisons" method="get">
        <FieldFrame id="poison-again" label="Look up" hidesLabel className="flex-1">
          <input className={INPUT} id="poison-again" type="search" name="q" defaultValue={q} autoComplete="off" enterKeyHint="search" />
        </FieldFrame>
        {species ? <input type="hidden" name="species" value={species} /> : null}
        <Button type="submit">Look up</Button>
      </form>
    </search>
  );
}
