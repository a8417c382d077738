import type { ReactNode } from "react";
import type { Helpline } from "#app/domain/content/page.ts";
import { Icon } from "#app/ui/icons/icon.tsx";

/** Short names on the switch; a country without one is written out. */
const SHORT: Readonly<Record<string, string>> = { US: "US", GB: "UK" };

/**
 * Poison lines by country: those of the first one are shown, of another at a press, by style sheet alone. A script may press for the
 * visitor once the edge has said where they are.
 */
export function HelplineChoice({ lines }: { lines: readonly Helpline[] }) {
  const countries = lines.filter((line, index) => lines.findIndex(({ country }) => country === line.country) === index);
  return (
    <fieldset id="lines" className="lines">
      <legend>Poison line by country</legend>
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
        <p>
          <strong>We don't list an animal poison line for your country.</strong> Call the nearest vet: any clinic can help with a poison.
        </p>
      </Choice>
    </fieldset>
  );
}

function Line({ line: { name, countryName, number, tel, hours, fee } }: { line: Helpline }) {
  return (
    <p>
      <strong>{`${name}, ${countryName}`}</strong>
      {` ${fee}. ${hours}.`}
      <a className="button" href={`tel:${tel}`}>
        <Icon name="phone" />
        <span>{`Call ${number}`}</span>
      </a>
    </p>
  );
}

type ChoiceProps = { country: string; label: string; first: boolean; children: ReactNode };

function Choice({ country, label, first, children }: ChoiceProps) {
  return (
    <div className="choice">
      <input type="radio" name="country" id={`in-${country}`} value={country} defaultChecked={first} />
      <label htmlFor={`in-${country}`}>{label}</label>
      {children}
    </div>
  );
}
