import { Badge } from "../content/badge.tsx";
import { Card, Cards } from "../content/card.tsx";
import { CareCard } from "../content/care-card.tsx";
import { PhoneLink } from "../content/phone-link.tsx";
import { Button, ButtonLink, IconButton } from "../controls/button.tsx";
import { Chip, ChipLink, Row } from "../controls/chip.tsx";
import { Choice } from "../controls/choice.tsx";
import { Field, INLINE_FORM, TextArea } from "../controls/field.tsx";
import { Tick } from "../controls/tick.tsx";
import { ICONS, Icon } from "../icons/icon.tsx";
import { Logo } from "../icons/logo.tsx";
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
        <Row key={variant}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} icon="chat">
            With a sign
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant} size="large">
            Large
          </Button>
          <ButtonLink variant={variant} href="#main">
            A link
          </ButtonLink>
        </Row>
      ))}
      <Row>
        <IconButton icon="thumb-up" label="Helpful" />
        <IconButton icon="thumb-up" label="Helpful, pressed" aria-pressed />
        <IconButton icon="thumb-down" label="Not helpful, disabled" disabled />
        <Chip>Chip</Chip>
        <Chip disabled>Disabled chip</Chip>
        <ChipLink href="#main">A chip that leads on</ChipLink>
        <a href="#main">A link in a text</a>
      </Row>
      <PhoneLink label="Poison line" number="(555) 010-0100" tel="+15550100100" note="A fee may apply" />
    </Part>
  );
}

function Surfaces() {
  return (
    <Part title="Cards and badges">
      <Cards>
        <Card as="li" title="A card">
          <p>Some words.</p>
        </Card>
        <Card as="li" title="A card that leads on" href="#main">
          <p>The whole box is the link.</p>
        </Card>
      </Cards>
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
      <Row>
        <Badge>Plain</Badge>
        <Badge tone="emergency">Emergency</Badge>
        <Badge tone="urgent">Urgent</Badge>
        <Badge tone="routine">Routine</Badge>
      </Row>
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
      <TextArea id="long" label="Several lines" rows={3} />
      <fieldset>
        <legend className="mb-2 font-semibold">One of several</legend>
        <Row>
          {["Dog", "Cat"].map((animal) => (
            <Tick key={animal} boxed type="radio" name="animal" label={animal} defaultChecked={animal === "Dog"} />
          ))}
        </Row>
      </fieldset>
      <Tick label="Something to tick" defaultChecked />
      <form className={INLINE_FORM}>
        <Field className="flex-[1_1_16rem]" id="inline" label="A field and its button" />
        <Button>Search</Button>
      </form>
    </Part>
  );
}

function Signs() {
  return (
    <Part title="Signs and logos">
      <Row>
        {ICONS.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </Row>
      {(["sm", "md", "lg", "xl"] as const).map((size) => (
        <Row key={size}>
          <Logo size={size} alt={`Logo, ${size}`} />
          <Logo variant="icon" size={size} alt={`Mark, ${size}`} />
          <Badge tone="routine">
            <Logo variant="white" size={size} alt={`White logo, ${size}`} />
          </Badge>
        </Row>
      ))}
    </Part>
  );
}
