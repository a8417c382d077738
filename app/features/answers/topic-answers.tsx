import { pressingLevel } from "#app/domain/knowledge/answer-urgency.ts";
import type { Answer, AnswerTopic } from "#app/domain/knowledge/knowledge.ts";
import { LevelBadge } from "#app/ui/content/level-badge.tsx";
import { ChipLink, Row } from "#app/ui/controls/chip.tsx";
import { Fold } from "#app/ui/controls/fold.tsx";
import { type AnswerGroup, answerGroups, answerName, sectionGroups } from "./answer-groups.ts";
import { isAboutLoss } from "./answer-words.ts";
import { AnswersHead, LossHead } from "./answers-head.tsx";
import { answerPath } from "./answers-path.ts";

type Props = {
  topic: AnswerTopic;
  answers: readonly Answer[];
  /** Ids of the answers that are about an animal which is none of ours. */
  others?: readonly string[];
};

/** The questions of a topic by animal, or under the headings of its own, each a link to its answer: an index, which stays short however much is known. */
export function TopicAnswers({ topic, answers, others = [] }: Props) {
  const isOther = ({ id }: Answer) => topic.group === "animals" || others.includes(id);
  const groups = topic.sections ? sectionGroups(answers, topic.sections) : answerGroups(answers, isOther);
  const isLong = answers.length > MOST_OPEN && groups.length > 1;
  return (
    <>
      {isAboutLoss(answers) ? (
        <LossHead title={topic.title}>{topic.opening ?? topic.description}</LossHead>
      ) : (
        <AnswersHead tool="questions" title={topic.title}>
          {topic.description}
        </AnswersHead>
      )}
      {topic.sections || groups.length < 2 ? null : <Jumps groups={groups} />}
      <div className={isLong ? "space-y-6" : GROUPS}>
        {groups.map((group, index) => (
          <Group key={group.id} group={group} isFirst={index === 0} isLong={isLong} />
        ))}
      </div>
    </>
  );
}

/** To the questions about one animal, past those about the others. */
function Jumps({ groups }: { groups: readonly AnswerGroup[] }) {
  return (
    <nav className="print:hidden" aria-label="Animals">
      <Row>
        {groups.map(({ id, heading, answers }) => (
          <ChipLink key={id} href={`#${id}`}>
            {heading} {answers.length}
          </ChipLink>
        ))}
      </Row>
    </nav>
  );
}

/** Groups of one or two questions stand side by side on a large screen. */
const GROUPS = "grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-2";
const MOST_BESIDE = 2;

/** So many questions are shown at once; of more, those for the first group, and the others at a tap. */
const MOST_OPEN = 40;

type GroupProps = { group: AnswerGroup; isFirst: boolean; isLong: boolean };

function Group({ group: { id, heading, answers }, isFirst, isLong }: GroupProps) {
  const title = (
    <h2 id={isLong ? undefined : id}>
      {heading} <span className="text-ink-soft text-base font-normal">({answers.length})</span>
    </h2>
  );
  const isShort = !isLong && answers.length <= MOST_BESIDE;
  const list = (
    // In a fold the list is what a link to the animal leads to: the browser opens a fold for what is inside it, not for its heading.
    <ul id={isLong ? id : undefined} className={`scroll-mt-24 gap-x-12 ${isShort ? "" : "lg:columns-2"}`}>
      {answers.map((answer) => (
        <li key={answer.id} id={answerName(answer)} className="border-line target:bg-accent-soft scroll-mt-24 break-inside-avoid border-b">
          <a className="block py-2.5 leading-snug" href={answerPath(answer.id)}>
            {answer.question}
          </a>
          <Mark level={pressingLevel(answer)} />
        </li>
      ))}
    </ul>
  );
  return isLong ? (
    <Fold summary={title} open={isFirst}>
      {list}
    </Fold>
  ) : (
    <section className={`space-y-2 ${isShort ? "" : "lg:col-span-full"}`} aria-labelledby={id}>
      {title}
      {list}
    </section>
  );
}

function Mark({ level }: { level: ReturnType<typeof pressingLevel> }) {
  return level ? (
    <p className="pb-2.5">
      <LevelBadge level={level} />
    </p>
  ) : null;
}
