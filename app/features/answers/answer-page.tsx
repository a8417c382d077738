import { FIND_A_VET, FIND_AN_OPEN_VET } from "#app/domain/content/helpline.ts";
import { ANSWER_PARTS, type AnswerPart } from "#app/domain/knowledge/answer-parts.ts";
import { pressingLevel } from "#app/domain/knowledge/answer-urgency.ts";
import type { Answer } from "#app/domain/knowledge/knowledge.ts";
import { isPressing } from "#app/domain/urgency.ts";
import { CareCard } from "#app/ui/content/care-card.tsx";
import { FindVet } from "#app/ui/content/find-vet.tsx";
import { AskButton } from "#app/ui/controls/ask-button.tsx";
import { AnimalFace } from "#app/ui/drawings/animal-face.tsx";
import { WITH_CONTENTS } from "#app/ui/layout/columns.ts";
import { headingsOf, isLoss } from "./answer-words.ts";

type Props = {
  answer: Answer;
  /** The page that says more. */
  guide?: { path: string; title: string };
};

/** More animals than these would crowd the title. */
const MOST_FACES = 2;

/** One question with its answer. The markup for search engines is on the words themselves, so it cannot say anything else. */
export function AnswerPage({ answer, guide }: Props) {
  const { question, steps, avoid } = answer;
  const headings = headingsOf(answer);
  return (
    <article itemScope itemType="https://schema.org/FAQPage" data-animal={onlyAnimal(answer)}>
      <div className="space-y-5" itemProp="mainEntity" itemScope itemType="https://schema.org/Question">
        <div className="flex items-center justify-between gap-4">
          <h1 itemProp="name">{question}</h1>
          <Faces answer={answer} />
        </div>
        <div className="space-y-5" itemProp="acceptedAnswer" itemScope itemType="https://schema.org/Answer">
          <div className={answer.seeVetIf.length > 0 ? `space-y-5 ${WITH_CONTENTS}` : "space-y-5"} itemProp="text">
            <Lead answer={answer} />
            {isLoss(answer) ? null : <SeeVet answer={answer} />}
            <div className="prose">
              <Lines heading={headings.steps} lines={steps} isOrdered={answer.intent === "what-to-do"} />
              <Lines heading={headings.avoid} lines={avoid} />
            </div>
            {/* To somebody who grieves, what may help is said first. */}
            {isLoss(answer) ? <SeeVet answer={answer} /> : null}
            <Parts answer={answer} />
          </div>
        </div>
      </div>
      <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        {guide ? <a href={guide.path}>{guide.title}</a> : null}
        <AskButton>{isLoss(answer) ? "Talk about it" : "Ask about your pet"}</AskButton>
      </p>
    </article>
  );
}

function onlyAnimal({ animals }: Answer): string | undefined {
  const [animal] = animals;
  return animals.length === 1 && animal !== "all" ? animal : undefined;
}

/** The animals that it is about. A page about a death has no picture of a living animal. */
function Faces({ answer }: { answer: Answer }) {
  const animals = answer.animals.filter((animal) => animal !== "all");
  if (isLoss(answer) || animals.length === 0 || animals.length > MOST_FACES) return null;
  const mood = isPressing(answer.level) ? "poorly" : answer.level === "routine" ? "off" : "well";
  return (
    <span className="flex flex-none max-[30rem]:hidden">
      {animals.map((animal) => (
        <AnimalFace key={animal} animal={animal} mood={mood} className="size-16 lg:size-20" />
      ))}
    </span>
  );
}

/** The answer in a sentence or two: in a card where somebody has to act, and never for a loss. */
function Lead({ answer }: { answer: Answer }) {
  const { lead } = answer;
  const level = pressingLevel(answer);
  if (level) {
    return (
      <CareCard level={level} heading={level === "emergency" ? "Call an emergency vet now" : "Call your vet today"}>
        <p data-lead="">{lead}</p>
        {level === "emergency" ? <FindVet href={FIND_A_VET} /> : <FindVet href={FIND_AN_OPEN_VET}>Find a vet</FindVet>}
      </CareCard>
    );
  }
  return (
    <p className="max-w-text text-title leading-normal font-medium text-pretty" data-lead="">
      {lead}
    </p>
  );
}

/** Below the answer, before what to do. On a large screen it stands beside the answer from its first line, and stays in view. */
const SEE_VET = "lg:sticky lg:top-22 lg:col-start-2 lg:row-start-1 lg:row-span-7 lg:self-start";

function SeeVet({ answer }: { answer: Answer }) {
  if (answer.seeVetIf.length === 0) return null;
  return (
    <div className={`border-urgent bg-urgent-soft prose border-s-4 px-4 py-3 [&>h2]:mt-0 ${SEE_VET}`} data-see-vet="">
      <Lines heading={headingsOf(answer).seeVetIf} lines={answer.seeVetIf} />
    </div>
  );
}

/** What is asked next, below what helps at once. */
function Parts({ answer: { parts = {} } }: { answer: Answer }) {
  const written = Object.entries(parts) as [AnswerPart, string][];
  return written.length === 0 ? null : (
    <div className="prose lg:mt-14">
      {written.map(([part, text]) => (
        <section key={part} id={part}>
          <h2>{ANSWER_PARTS[part]}</h2>
          <p>{text}</p>
        </section>
      ))}
    </div>
  );
}

function Lines({ heading, lines, isOrdered = false }: { heading: string; lines: readonly string[]; isOrdered?: boolean }) {
  if (lines.length === 0) return null;
  const List = isOrdered && lines.length > 1 ? "ol" : "ul";
  return (
    <>
      <h2>{heading}</h2>
      <List>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
    </>
  );
}
