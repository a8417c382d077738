import type { ReactNode } from "react";
import { type AnswerTopic, TOPIC_GROUPS, type TopicGroup } from "#app/domain/knowledge/knowledge.ts";
import { Card, Cards } from "#app/ui/content/card.tsx";
import { AskButton } from "#app/ui/controls/ask-button.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Row } from "#app/ui/controls/chip.tsx";
import { AnswersHead } from "./answers-head.tsx";
import { answersPath } from "./answers-path.ts";

type CountedTopic = AnswerTopic & { count: number };

type Props = {
  title: string;
  topics: readonly CountedTopic[];
  /** What was searched for. */
  q: string;
  count: number;
  /** What was found; composed by the route. */
  children: ReactNode;
};

/** The topics of the answers, each with the page that holds them, and a search through all of them, which shows what it found alone. */
export function AnswersIndex({ title, topics, q, count, children }: Props) {
  return (
    <>
      <AnswersHead tool="guides" title={title} q={q}>
        {q ? null : "Short answers to what owners ask, by topic. In an emergency, call a vet first and read later."}
      </AnswersHead>
      {q ? (
        <Found q={q} count={count}>
          {children}
        </Found>
      ) : (
        TOPIC_GROUPS.map((group) => <Group key={group} group={group} topics={topics.filter((topic) => topic.group === group)} />)
      )}
    </>
  );
}

const HEADINGS: Record<TopicGroup, string> = {
  illness: "Signs of illness",
  care: "Care and behavior",
  treatment: "Medicines and treatment",
  animals: "By animal",
  help: "Help and hard times",
};

function Group({ group, topics }: { group: TopicGroup; topics: readonly CountedTopic[] }) {
  return (
    <section className="space-y-4" aria-labelledby={group}>
      <h2 id={group}>{HEADINGS[group]}</h2>
      <Cards>
        {topics.map(({ id, title, description, count }) => (
          <Card
            key={id}
            as="li"
            title={title}
            href={answersPath(id)}
            className="max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-4 max-sm:space-y-0 max-sm:py-3"
          >
            <p className="max-sm:hidden">{description}</p>
            <p className="whitespace-nowrap">
              {count} <span className="max-sm:sr-only">{count === 1 ? "answer" : "answers"}</span>
            </p>
          </Card>
        ))}
      </Cards>
    </section>
  );
}

/** What was found. What is not found here can be asked. */
function Found({ q, count, children }: Pick<Props, "q" | "count" | "children">) {
  return (
    <div className="space-y-6">
      <p role="status">
        {count === 0 ? "Nothing" : count} found for “{q}”{count === 0 ? ". Try one plain word." : null}
      </p>
      {children}
      <Row>
        <AskButton>Ask about your pet</AskButton>
        <ButtonLink variant="quiet" href={answersPath()}>
          All topics
        </ButtonLink>
      </Row>
    </div>
  );
}
