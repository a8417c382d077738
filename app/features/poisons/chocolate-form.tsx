import { type FormEvent, useEffect, useRef, useState } from "react";
import { fillFromProfile } from "#app/browser/fill-from-profile.ts";
import { showFromTop } from "#app/browser/show-from-top.ts";
import type { Helpline } from "#app/domain/content/page.ts";
import { type PetProfile, weightOf } from "#app/domain/pet-profile.ts";
import {
  AMOUNT_UNITS,
  CHOCOLATE_KINDS,
  type ChocolateContent,
  type ChocolateInput,
  type ChocolateResult,
  calculateChocolate,
  readChocolateInput,
  WEIGHT_UNITS,
} from "#app/domain/poisons/chocolate-sum.ts";
import { CareCard } from "#app/ui/content/care-card.tsx";
import { HelplineCall } from "#app/ui/content/helpline-call.tsx";
import { HtmlText } from "#app/ui/content/html-list.tsx";
import { SourceList } from "#app/ui/content/source-list.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { Choice } from "#app/ui/controls/choice.tsx";
import { CHECK_FORM, Field } from "#app/ui/controls/field.tsx";
import { formText } from "#app/ui/controls/form-text.ts";

/** What to do first. There is no word for "harmless": the lower one still says when to call. */
const HEADINGS: Record<ChocolateResult["level"], string> = {
  emergency: "Call an emergency vet or a poison line now",
  routine: "Call if you see any sign",
};

type Props = { book: ChocolateContent; question: ChocolateInput | undefined; helpline: Helpline | undefined };

/** The chocolate sum for dogs, in the units that an owner has at hand. A plain form: without script the server answers it. */
export function ChocolateForm({ book, question: asked, helpline }: Props) {
  const [question, setQuestion] = useState(asked);
  const result = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!form.current) return;
    if (!formText(form.current).get("weight")) fillWeight(form.current);
    // What was filled in before the scripts arrived.
    setQuestion(readChocolateInput(formText(form.current)));
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    showFromTop(result.current);
  };
  return (
    <section className="space-y-5" id="chocolate-sum" aria-labelledby="chocolate-heading">
      <h2 id="chocolate-heading">Chocolate calculator for dogs</h2>
      <p>
        For any other animal, or when you cannot tell how much, call now. Round up: more chocolate, a smaller dog or a darker kind only
        makes it worse.
      </p>
      <form
        ref={form}
        className={CHECK_FORM}
        action="/poisons#chocolate-sum"
        method="get"
        data-wakes=""
        onChange={(event) => setQuestion(readChocolateInput(formText(event.currentTarget)))}
        onSubmit={submit}
      >
        <Choice id="choc-kind" name="kind" label="Kind of chocolate" options={CHOCOLATE_KINDS} chosen={asked?.kind} />
        <Amount name="share" label="Cocoa in %, if printed" most={100} given={asked?.share} />
        <Amount name="amount" label="How much is gone" given={asked?.amount} required />
        <Choice id="choc-unit" name="unit" label="In" options={AMOUNT_UNITS} chosen={asked?.unit} />
        <Amount name="weight" label="Your dog weighs" given={asked?.weight} required />
        <Choice id="choc-weightUnit" name="weightUnit" label="In" options={WEIGHT_UNITS} chosen={asked?.weightUnit} />
        <Button type="submit" className="col-span-full justify-self-start">
          Calculate
        </Button>
      </form>
      <div ref={result} tabIndex={-1} role="status">
        {question ? <Answer question={question} book={book} helpline={helpline} /> : null}
      </div>
      <SourceList sources={book.sources} />
    </section>
  );
}

/** The weight of the dog that this device remembers. */
function fillWeight(form: HTMLFormElement): void {
  const isDog = ({ type }: PetProfile) => type === "dog";
  fillFromProfile(form, isDog, (dog) => {
    const weight = weightOf(dog);
    return weight ? { weight: String(weight.value), weightUnit: weight.unit } : {};
  });
}

function Answer({ question, book, helpline }: Pick<Props, "book" | "helpline"> & { question: ChocolateInput }) {
  const { level, dose, steps } = calculateChocolate(question, book);
  const reached = book.steps.slice(0, steps).at(-1);
  return (
    <CareCard level={level} heading={HEADINGS[level]} headingLevel={3}>
      <HtmlText html={level === "routine" ? book.little : book.call} />
      {dose === undefined ? <p>There is no reliable estimate for so small a dog, so this assumes the worst.</p> : null}
      {reached && dose !== undefined ? <HtmlText html={reached.says} /> : null}
      <HtmlText html={book.watch} />
      {dose === undefined ? null : (
        <p>
          Your dog has eaten about {amountWords(dose)} mg of stimulant for each kg it weighs. First signs start around {book.steps[0]?.from}{" "}
          mg.
        </p>
      )}
      <HelplineCall helpline={helpline} />
    </CareCard>
  );
}

/** Rounded up, so that the number never looks smaller than it is. */
function amountWords(dose: number): string {
  return dose < 1 ? "less than 1" : Math.ceil(dose).toLocaleString("en-US");
}

type AmountProps = { name: string; label: string; given: number | undefined; most?: number; required?: boolean };

function Amount({ name, label, given, most, required }: AmountProps) {
  return (
    <Field
      id={`choc-${name}`}
      label={label}
      name={name}
      type="number"
      inputMode="decimal"
      min="0"
      max={most}
      step="any"
      defaultValue={given}
      required={required}
    />
  );
}
