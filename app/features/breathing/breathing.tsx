import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { showFromTop } from "#app/browser/show-from-top.ts";
import { type BreathingContent, type BreathQuery, readBreathQuery } from "#app/domain/breathing/breaths.ts";
import { FIND_A_VET } from "#app/domain/content/helpline.ts";
import { CareCard } from "#app/ui/content/care-card.tsx";
import { FindVet } from "#app/ui/content/find-vet.tsx";
import { HtmlList, HtmlText } from "#app/ui/content/html-list.tsx";
import { SourceList } from "#app/ui/content/source-list.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { formText } from "#app/ui/controls/form-text.ts";
import { TWO_COLUMNS } from "#app/ui/layout/columns.ts";
import { PageTitle } from "#app/ui/layout/page-title.tsx";
import { BreathAnswer } from "./breath-answer.tsx";
import { BreathForm } from "./breath-form.tsx";
import { GumGuide } from "./gum-guide.tsx";
import { RatesTable } from "./rates-table.tsx";

/** So many steps are read before the first tap; the others are for counting by hand, and for afterwards. */
const BEFORE_TAP = 2;

type Props = { title: string; query: BreathQuery; content: BreathingContent };

/** The breath counter and the gum guide; without script the same as a form, with every number in a table. */
export function Breathing({ title, query: given, content }: Props) {
  const [query, setQuery] = useState(given);
  const number = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const counted = useCallback((breaths: number) => {
    if (number.current) number.current.value = String(breaths);
    setQuery((before) => ({ ...before, breaths }));
  }, []);
  const form = useRef<HTMLFormElement>(null);
  const change = useCallback((filled: HTMLFormElement) => {
    setQuery(readBreathQuery(formText(filled)));
  }, []);
  useEffect(() => {
    // What was filled in before the scripts arrived.
    if (form.current) change(form.current);
  }, [change]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    showFromTop(answer.current);
  };
  return (
    <>
      <PageTitle title={title} tool="breaths" />
      <p className="print:hidden">
        <ButtonLink href="#count" variant="quiet">
          Breathing easily? Count now
        </ButtonLink>
      </p>
      <div className={TWO_COLUMNS}>
        <div className="space-y-6">
          <CareCard level="emergency" heading="Call an emergency vet now, without counting, if your pet:">
            <FindVet href={FIND_A_VET} />
            <HtmlList lines={content.signs} />
          </CareCard>
          <section className="space-y-5" aria-labelledby="count">
            <h2 id="count">Count the breaths</h2>
            <div className="prose">
              <HtmlList lines={content.steps.slice(0, BEFORE_TAP)} ordered />
            </div>
            <BreathForm
              form={form}
              number={number}
              given={given}
              seconds={content.count.seconds}
              onCounted={counted}
              onChange={change}
              onSubmit={submit}
            />
            <div ref={answer} tabIndex={-1} role="status">
              <BreathAnswer content={content} query={{ ...query, species: query.species ?? "dog" }} />
            </div>
            <div className="prose">
              {content.steps.slice(BEFORE_TAP).map((html) => (
                <HtmlText key={html} html={html} />
              ))}
            </div>
          </section>
        </div>
        <RatesTable content={content} />
      </div>
      <GumGuide content={content} />
      <SourceList sources={content.sources} />
    </>
  );
}
