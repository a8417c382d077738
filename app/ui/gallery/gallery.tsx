import { Badge } from "../content/badge.tsx";
import { Card } from "../content/card.tsx";
import { CareCard } from "../content/care-card.tsx";
import { PhoneLink } from "../content/phone-link.tsx";
import { Button, ButtonLink, IconButton } from "../controls/button.tsx";
import { Choice } from "../controls/choice.tsx";
import { Field } from "../controls/field.tsx";
import { ICONS, Icon } from "../icons/icon.tsx";
import { Logo } from "../icons/logo.tsx";
import { SPECIES_DRAWN, SpeciesIcon } from "../icons/species-icon.tsx";
import { Drawings } from "./gallery-drawings.tsx";
import { Messages, Opening } from "./gallery-moving.tsx";
import { Part } from "./gallery-part.tsx";

/** Every component in every state, for developers of the design system and for tests. */
export function Gallery() {
  return (
    <article className="page">
      <h1>Design system</h1>
      <Buttons />
      <Surfaces />
      <Fields />
      <Opening />
      <Messages />
      <Signs />
      <Drawings />
    </article>
  );
}

const LOOKS = ["main", "quiet", "plain", "emergency"] as const;

function Buttons() {
  return (
    <Part title="Buttons and links">
      {LOOKS.map((variant) => (
        <p key={variant} className="chips">
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} icon="chat">
            With a sign
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} size="large">
            Large
          </Button>
          <ButtonLink variant={variant} href="#main">
            A link
          </ButtonLink>
        </p>
      ))}
      <p className="chips">
        <IconButton icon="thumb-up" label="Helpful" />
        <IconButton icon="thumb-up" label="Helpful, pressed" aria-pressed />
        <IconButton icon="thumb-down" label="Not helpful, disabled" disabled />
        <button type="button" className="chip">
          Chip
        </button>
        <a href="#main">A link in a text</a>
      </p>
      <PhoneLink label="Poison line" number="(555) 010-0100" tel="+15550100100" note="A fee may apply" />
    </Part>
  );
}

function Surfaces() {
  return (
    <Part title="Cards and badges">
      <div className="cards">
        <Card title="A card">
          <p>Some words.</p>
        </Card>
        <Card title="A card that leads on" href="#main">
          <p>The whole box is the link.</p>
        </Card>
      </div>
      {(["emergency", "urgent", "routine"] as const).map((level) => (
        <CareCard key={level} level={level} heading={`A card of level ${level}`} headingLevel={3}>
          <ul>
            <li>A sign that can be seen</li>
          </ul>
          {level === "emergency" ? (
            <PhoneLink label="Poison line" number="(555) 010-0100" tel="+15550100100" note="A fee may apply" />
          ) : null}
        </CareCard>
      ))}
      <p className="chips">
        <Badge>Plain</Badge>
        <Badge tone="emergency">Emergency</Badge>
        <Badge tone="urgent">Urgent</Badge>
        <Badge tone="routine">Routine</Badge>
      </p>
    </Part>
  );
}

function Fields() {
  return (
    <Part title="Fields">
      <Field id="plain" label="A field" />
      <Field id="hinted" label="With a hint" hint="What is meant by it" placeholder="Placeholder" />
      <Field id="wrong" label="With an error" error="Write an address such as name@example.com" defaultValue="name@" />
      <Field id="off" label="Disabled" disabled />
      <Choice id="choice" name="choice" label="One from a list" options={{ dog: "Dog", cat: "Cat" }} chosen="cat" none="Any animal" />
      <fieldset className="choices">
        <legend>One of several</legend>
        {["Dog", "Cat"].map((animal) => (
          <label key={animal} className="choice">
            <input type="radio" name="animal" defaultChecked={animal === "Dog"} />
            <span>{animal}</span>
          </label>
        ))}
      </fieldset>
      <label className="check">
        <input type="checkbox" defaultChecked /> Something to tick
      </label>
    </Part>
  );
}

function Signs() {
  return (
    <Part title="Signs and logos">
      <p className="chips">
        {ICONS.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </p>
      <p className="chips">
        {SPECIES_DRAWN.map((species) => (
          <SpeciesIcon key={species} species={species} />
        ))}
      </p>
      {(["sm", "md", "lg", "xl"] as const).map((size) => (
        <p key={size} className="chips">
          <Logo size={size} alt={`Logo, ${size}`} />
          <Logo variant="icon" size={size} alt={`Mark, ${size}`} />
          <span className="badge badge--routine">
            <Logo variant="white" size={size} alt={`White logo, ${size}`} />
          </span>
        </p>
      ))}
    </Part>
  );
}
