import type { ReactNode } from "react";
import type { Helpline } from "#app/domain/content/page.ts";
import { Icon } from "#app/ui/icons/icon.tsx";

/** Short names on the switch; a country without one is written out. */
const SHORT: Readonly<Record<string, string>> = { US: "US", GB: "UK" };

/**
 * Poison lines by country: the first one is shown, another at a press, by style sheet alone. A script may press for the visitor once the
 * edge has said where they are.
 */
export function HelplineChoice({ lines }: { lines: readonly Helpline[] }) {
  const chosen = lines.filter((line, index) => lines.findIndex(({ country }) => country === line.country) === index);
  return (
    <fieldset id="lines" className="lines">
      <legend>Poison line by country</legend>
      {chosen.map(({ country, countryName, name, number, tel, hours, fee }, index) => (
        <Choice key={country} country={country} label={SHORT[country] ?? countryName} first={index === 0}>
          <strong>
            {name}, {countryName}
          </strong>{" "}
          {fee}. {hours}.
          <a className="button" href={`tel:${tel}`}>
            <Icon name="phone" />
            <span>Call {number}</span>
          </a>
        </Choice>
      ))}
      <Choice country="other" label="Elsewhere" first={chosen.length === 0}>
        <strong>We know of no animal poison line for other countries.</strong> Call the nearest vet: any clinic can help with a poison, and
        many have a number for the night on their answering machine.
      </Choice>
    </fieldset>
  );
}

type ChoiceProps = { country: string; label: string; first: boolean; children: ReactNode };

function Choice({ country, label, first, children }: ChoiceProps) {
  return (
    <div className="choice">
      <input type="radio" name="country" id={`in-${country}`} value={country} defaultChecked={first} />
      <label htmlFor={`in-${country}`}>{label}</label>
      <p>{children}</p>
    </div>
  );
}
