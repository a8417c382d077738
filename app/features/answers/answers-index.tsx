import type { AnswerTopic } from "#app/domain/knowledge/knowledge.ts";
import { Card, Cards } from "#app/ui/content/card.tsx";
import { Lead } from "#app/ui/layout/lead.tsx";
import { answersPath } from "./answers-path.ts";

type Props = { title: string; topics: readonly (AnswerTopic & { count: number })[] };

/** The topics of the answers, each with the page that holds them. */
export function AnswersIndex({ title, topics }: Props) {
  return (
    <>
      <h1>{title}</h1>
      <Lead>Short answers to what owners ask, by topic. In an emergency, call a vet first and read later.</Lead>
      <Cards>
        {topics.map(({ id, title: name, description, count }) => (
          <Card key={id} as="li" headingLevel={2} title={name} href={answersPath(id)}>
            <p>{description}</p>
            <p>
              {count} {count === 1 ? "answer" : "answers"}
            </p>
          </Card>
        ))}
      </Cards>
    </>
  );
}
