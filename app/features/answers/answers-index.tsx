import type { AnswerTopic } from "#app/domain/knowledge/knowledge.ts";
import { answersPath } from "./answers-path.ts";

type Props = { title: string; topics: readonly (AnswerTopic & { count: number })[] };

/** The topics of the answers, each with the page that holds them. */
export function AnswersIndex({ title, topics }: Props) {
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">Short answers to what owners ask, by topic. In an emergency, call a vet first and read later.</p>
      <ul className="cards">
        {topics.map(({ id, title: name, description, count }) => (
          <li key={id} className="card">
            <a href={answersPath(id)}>{name}</a>
            <p>{description}</p>
            <p>
              {count} {count === 1 ? "answer" : "answers"}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
