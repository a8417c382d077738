import type { Answer, AnswerTopic } from "#app/domain/knowledge/knowledge.ts";
import { Card, Cards } from "#app/ui/content/card.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { SearchForm } from "#app/ui/controls/search-form.tsx";
import { Lead } from "#app/ui/layout/lead.tsx";
import { answerPath, answersPath } from "./answers-path.ts";
import { LevelBadge } from "./level-badge.tsx";

type FoundAnswer = Pick<Answer, "id" | "question" | "lead" | "level">;

type Props = {
  title: string;
  topics: readonly (AnswerTopic & { count: number })[];
  /** What was searched for, and the answers that fit. */
  q: string;
  found: readonly FoundAnswer[];
};

/** The topics of the answers, each with the page that holds them, and a search through all of them. */
export function AnswersIndex({ title, topics, q, found }: Props) {
  return (
    <>
      <h1>{title}</h1>
      <Lead>Short answers to what owners ask, by topic. In an emergency, call a vet first and read later.</Lead>
      <SearchForm action={answersPath()} label="Search the answers" q={q} />
      {q ? <Found q={q} found={found} /> : null}
      {q ? <h2>All topics</h2> : null}
      <Cards>
        {topics.map(({ id, title: name, description, count }) => (
          <Card
            key={id}
            as="li"
            headingLevel={q ? 3 : 2}
            title={name}
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
    </>
  );
}

/** What was found: question and first sentence. What is not found here can be asked. */
function Found({ q, found }: Pick<Props, "q" | "found">) {
  return (
    <section className="max-w-text space-y-4" aria-labelledby="found">
      <h2 id="found">
        {found.length === 0 ? "No answer" : found.length === 1 ? "1 answer" : `${found.length} answers`} for “{q}”
      </h2>
      <ul className="divide-line border-line divide-y border-y">
        {found.map(({ id, question, lead, level }) => (
          <li key={id} className="py-3">
            <a className="font-semibold" href={answerPath(id)}>
              {question}
            </a>{" "}
            <LevelBadge level={level} />
            <p>{lead}</p>
          </li>
        ))}
      </ul>
      <Button variant="quiet" icon="chat" data-chat="">
        Ask the assistant
      </Button>
    </section>
  );
}
