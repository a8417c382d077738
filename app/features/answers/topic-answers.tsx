import type { Source } from "#app/domain/content/page.ts";
import type { Answer, AnswerTopic } from "#app/domain/knowledge/knowledge.ts";
import { BESIDE, Contents } from "#app/ui/layout/contents.tsx";
import { Lead } from "#app/ui/layout/lead.tsx";
import { answerGroups } from "./answer-groups.ts";
import { LevelBadge } from "./level-badge.tsx";

type Props = {
  topic: AnswerTopic;
  answers: readonly Answer[];
  /** Of these answers, in the order of the list at the foot of the page. */
  sources: readonly Source[];
  /** Titles of the pages that answers lead to, by path. */
  pageTitles: ReadonlyMap<string, string>;
};

/** A rule between answers, and each sub-heading next to what it is about. */
const RHYTHM =
  "[&_article+article]:border-line [&_article+article]:mt-8 [&_article+article]:border-t [&_article+article]:pt-6 [&_h4]:mt-5 [&_h4+ul]:mt-1.5";

/** All answers of a topic by animal. The markup for search engines is on the words themselves, so it cannot say anything else. */
export function TopicAnswers({ topic, answers, sources, pageTitles }: Props) {
  const groups = answerGroups(answers);
  const numbers = new Map(sources.map(({ key }, index) => [key, index + 1]));
  return (
    <>
      <h1>{topic.title}</h1>
      <Lead>{topic.description}</Lead>
      <Contents
        className={BESIDE}
        entries={groups.map(({ id, heading, answers: { length } }) => ({ id, text: `${heading} (${length})` }))}
      />
      <div className={`prose ${RHYTHM}`} itemScope itemType="https://schema.org/FAQPage">
        {groups.map(({ id, heading, answers: held }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            {held.map((answer) => (
              <AnswerText key={answer.id} answer={answer} numbers={numbers} pageTitles={pageTitles} />
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

type AnswerProps = Pick<Props, "pageTitles"> & { answer: Answer; numbers: ReadonlyMap<string, number> };

function AnswerText({ answer, numbers, pageTitles }: AnswerProps) {
  const { id, question, level, lead, steps, avoid, seeVetIf, page, sources } = answer;
  const slug = id.split("/").at(-1);
  return (
    <article id={slug} itemProp="mainEntity" itemScope itemType="https://schema.org/Question">
      <h3>
        <span itemProp="name">{question}</span> <LevelBadge level={level} />
      </h3>
      <div itemProp="acceptedAnswer" itemScope itemType="https://schema.org/Answer">
        <div itemProp="text">
          <p>{lead}</p>
          <Lines heading="What to do" lines={steps} />
          <Lines heading="What not to do" lines={avoid} />
          {seeVetIf.length > 0 ? (
            <div className="border-urgent bg-urgent-soft mt-5 border-s-4 px-4 pb-3 [&>h4]:pt-3" data-see-vet="">
              <Lines heading="See a vet if" lines={seeVetIf} />
            </div>
          ) : null}
        </div>
      </div>
      <p>
        {page && pageTitles.has(page) ? <a href={page}>{pageTitles.get(page)}</a> : null}
        {sources.length > 0 ? " Sources:" : null}
        {sources.map((key) => (
          <sup key={key} className="cite">
            <a href={`#source-${numbers.get(key)}`}>{numbers.get(key)}</a>
          </sup>
        ))}
      </p>
    </article>
  );
}

function Lines({ heading, lines }: { heading: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h4>{heading}</h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
