import type { ReactNode } from "react";
import { areSentences, legendOf } from "#app/domain/chat/conversation/conversation-follow-ups.ts";
import type { Helpline } from "#app/domain/content/page.ts";
import { PET_LABELS } from "#app/domain/pets.ts";
import { Card } from "#app/ui/content/card.tsx";
import { EmergencyLine } from "#app/ui/content/emergency-line.tsx";
import { NOTE } from "#app/ui/content/note.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Chip, Row } from "#app/ui/controls/chip.tsx";
import { Choice } from "#app/ui/controls/choice.tsx";
import { TextArea } from "#app/ui/controls/field.tsx";
import { Option, OptionList } from "#app/ui/controls/option-list.tsx";
import { AnimalFace } from "#app/ui/drawings/animal-face.tsx";
import { WITH_ASIDE } from "#app/ui/layout/columns.ts";
import { Lead } from "#app/ui/layout/lead.tsx";
import { PageTitle } from "#app/ui/layout/page-title.tsx";

/** What was asked, to fill the form again. */
type Asked = { petType?: string | undefined; message?: string };

type Props = {
  asked: Asked;
  /** The page that the visitor comes from. */
  from?: { path: string; title: string } | undefined;
  says?: string;
  helpline: Helpline | undefined;
  /** The memory of the conversation, for the next question. */
  facts?: string;
  /** Things to tap under the answer. */
  suggestions?: readonly string[];
  /** The animals that the answer asks about, as faces to tap, and what a tap sends again with the animal. */
  animals?: { faces: ReactNode; message: string; facts: string };
  /** The answer, when there is one. */
  children?: ReactNode;
};

/** The chat for a browser without script: one question, one answer, all on one page. */
export function AskPage({ asked, from, says, helpline, facts, suggestions = [], animals, children }: Props) {
  return (
    <section className="page">
      <PageTitle title="Ask about your pet" tool="guides" />
      <div className={WITH_ASIDE}>
        <div className="space-y-6">
          {children}
          {animals ? (
            <form method="post" action="/ask" className="max-w-text" data-animals="">
              <input type="hidden" name="message" value={animals.message} />
              <input type="hidden" name="facts" value={animals.facts} />
              <fieldset>
                <legend className="sr-only">Which animal is it?</legend>
                {animals.faces}
              </fieldset>
            </form>
          ) : suggestions.length > 0 ? (
            <form method="post" action="/ask" aria-label="You could say next">
              <input type="hidden" name="petType" value={asked.petType ?? ""} />
              <input type="hidden" name="facts" value={facts} />
              <Suggestions texts={suggestions} />
            </form>
          ) : null}
          {children ? <h2>Ask something else</h2> : null}
          {says ? (
            <p className={NOTE} role="alert">
              {says}
            </p>
          ) : null}
          <Lead>
            <strong>Is your pet in danger right now? Call an emergency vet first.</strong> What you write is not stored. Please don't
            include personal details.
          </Lead>
          {from ? (
            <p>
              You were reading: <a href={from.path}>{from.title}</a>
            </p>
          ) : null}
          <form method="post" action="/ask" className="max-wide:[view-timeline:--ask] flex max-w-xl flex-col gap-4">
            {facts ? <input type="hidden" name="facts" value={facts} /> : null}
            <Choice
              id="ask-pet"
              name="petType"
              label="Which animal is it about?"
              options={PET_LABELS}
              chosen={asked.petType}
              none="Please choose"
            />
            <TextArea
              id="ask-text"
              label="What is going on, and since when?"
              name="message"
              rows={4}
              dir="auto"
              required
              defaultValue={asked.message}
            />
            <Button type="submit" className="self-start" icon="chat">
              Ask
            </Button>
          </form>
        </div>
        <Help helpline={helpline} />
      </div>
    </section>
  );
}

/** What makes a question easy to judge, an example, and whom to call. */
function Help({ helpline }: Pick<Props, "helpline">) {
  return (
    <aside className="space-y-4" aria-label="Help">
      <Card title="What helps us judge it" headingLevel={2}>
        <div className="prose">
          <ul>
            <li>What you see, and what has changed</li>
            <li>Since when, and whether it is getting worse</li>
            <li>Whether they eat, drink, pee and breathe as usual</li>
            <li>What they may have swallowed, and how much</li>
          </ul>
        </div>
        <div className="border-line flex items-center gap-3 border-t pt-3">
          <AnimalFace animal="cat" mood="off" className="size-14 flex-none" />
          <p>“My cat has been sneezing since Monday and eats less than usual.”</p>
        </div>
      </Card>
      <Card>
        <p>
          <EmergencyLine helpline={helpline} label="Poison line" />
        </p>
      </Card>
    </aside>
  );
}

/** A word or two side by side; whole sentences one below the other. What fits none of them is written in the field below. */
function Suggestions({ texts }: { texts: readonly string[] }) {
  if (areSentences(texts)) {
    return (
      <OptionList legend={legendOf(texts)}>
        {texts.map((text) => (
          <Option key={text} type="submit" name="message" value={text}>
            {text}
          </Option>
        ))}
      </OptionList>
    );
  }
  return (
    <Row>
      {texts.map((text) => (
        <Chip key={text} type="submit" name="message" value={text}>
          {text}
        </Chip>
      ))}
    </Row>
  );
}
