import type { ReactNode } from "react";
import type { Helpline } from "#app/domain/content/page.ts";
import { PoisonLineWords, RED_BUTTON } from "./frame.tsx";

/** Short names on the switch; a country without one is written out. */
const SHORT: Readonly<Record<string, string>> = { US: "US", GB: "UK" };

/**
 * Poison lines by country: the first line of the first one is shown, the others at a press, by emergency.css
 * alone. A script may press for the visitor once the edge has said where they are.
 */
export function HelplineChoice({ lines }: { lines: readonly Helpline[] }) {
  const countries = lines.filter((line, index) => lines.findIndex(({ country }) => country === line.country) === index);
  return (
    <fieldset id="lines" className="flex min-w-0 scroll-mt-2 flex-wrap gap-2 print:block print:columns-4 print:gap-x-[4mm]">
      <legend className="sr-only">Poison line by country</legend>
      {countries.map(({ country, countryName }, index) => (
        <Choice key={country} country={country} label={SHORT[country] ?? countryName} first={index === 0}>
          {lines
            .filter((line) => line.country === country)
            .map((line) => (
              <Line key={line.id} line={line} />
            ))}
        </Choice>
      ))}
      <Choice country="other" label="Elsewhere" first={countries.length === 0}>
        <p className={TEXT}>
          <strong>We don't list an animal poison line for your country.</strong> Call the nearest vet: any clinic can help with a poison.
        </p>
      </Choice>
      <details className="order-2 w-full print:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center underline">Other lines and countries</summary>
      </details>
    </fieldset>
  );
}

const TEXT = "order-1 w-full text-base leading-snug print:mb-[1mm] print:break-inside-avoid";

function Line({ line: { name, countryName, number, tel, hours, fee } }: { line: Helpline }) {
  return (
    <p className={TEXT}>
      <a className={`${RED_BUTTON} mb-1 w-full print:inline print:border-0 print:p-0 print:text-black`} href={`tel:${tel}`}>
        <PoisonLineWords number={number} />
      </a>{" "}
      <strong>{`${name}, ${countryName}.`}</strong>
      {` ${fee}. ${hours}.`}
    </p>
  );
}

type ChoiceProps = { country: string; label: string; first: boolean; children: ReactNode };

function Choice({ country, label, first, children }: ChoiceProps) {
  return (
    <div className="contents">
      <input type="radio" name="country" id={`in-${country}`} value={country} defaultChecked={first} className="peer absolute opacity-0" />
      <label
        htmlFor={`in-${country}`}
        className="border-on-urgency peer-checked:bg-on-urgency peer-checked:text-emergency-heading peer-focus-visible:outline-on-urgency rounded-control order-3 grid min-h-11 min-w-11 cursor-pointer place-items-center border-2 px-3 peer-checked:font-bold peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 print:hidden forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText] forced-colors:peer-checked:forced-color-adjust-none"
      >
        {label}
      </label>
      {children}
    </div>
  );
}
