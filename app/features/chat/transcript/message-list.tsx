import { forwardRef, useImperativeHandle, useRef } from "react";
import type { CardWords } from "#app/domain/card-words.ts";
import { mayCheckAgain } from "#app/domain/chat/conversation/check-again.ts";
import { type ChatMessage, visitorMessages } from "#app/domain/chat/conversation/conversation.ts";
import { type FollowUps, followUps, isMourning, legendOf } from "#app/domain/chat/conversation/conversation-follow-ups.ts";
import { petInWords, subjectOf } from "#app/domain/chat/conversation/subject.ts";
import { isUnchanged } from "#app/domain/chat/conversation/verdict-change.ts";
import { isAboutPerson } from "#app/domain/chat/crisis-advice.ts";
import type { HelplineToCall } from "#app/domain/content/helpline.ts";
import type { PetType } from "#app/domain/pets.ts";
import { Button, IconButton } from "#app/ui/controls/button.tsx";
import { Chip } from "#app/ui/controls/chip.tsx";
import { Option, OptionList } from "#app/ui/controls/option-list.tsx";
import { PetFace } from "../pets/pet-face.tsx";
import { PetTiles } from "../pets/pet-tiles.tsx";
import { StartOver } from "../sheets/start-over.tsx";
import { SPACING } from "../spacing.ts";
import type { useChat } from "../state/use-chat.ts";
import { cardWords, langOf } from "../verdict/card-words.ts";
import { ReadChips } from "../verdict/read-chips.tsx";
import { BotMessage } from "./bot-message.tsx";
import { Bubble } from "./bubble.tsx";
import { CheckAgain } from "./check-again.tsx";
import { useQuestionOnTop } from "./use-question-on-top.ts";

type Props = {
  chat: ReturnType<typeof useChat>;
  helpline: HelplineToCall | undefined;
  onAsk: (text: string, aboutPage?: string) => void;
  /** Asks the question of an answer again for an animal. */
  onAskFor: (answerId: string, animal: PetType) => void;
  onRetry: (answerId: string) => void;
  /** Takes the reader to the field to write in. */
  onWrite: () => void;
  onEdit: (answerId: string) => void;
  onStartOver: () => void;
  onCheck: (isWanted: boolean) => void;
  /** The phone number of the visitor's own vet. */
  ownVet: string | undefined;
};

/** Questions and answers, oldest first. A new question goes to the top of the view, and its answer grows beneath it. */
export const MessageList = forwardRef<HTMLElement, Props>((props, ref) => {
  const { chatHistory: messages } = props.chat.conversation;
  const log = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => log.current as HTMLElement);
  const last = messages.at(-1);
  const sentId = messages.findLast(({ type }) => type === "user")?.id;
  const { isUnseen, toQuestion } = useQuestionOnTop(
    log,
    sentId,
    last?.triage?.check?.signs[0] && last.id,
    `${last?.id} ${last?.message.length}`,
  );
  const exchanges = exchangesOf(messages);
  return (
    <>
      <section
        ref={log}
        className={`bg-paper @container-size relative min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-3 ${SPACING}`}
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard, while an answer has no links yet too.
        tabIndex={0}
      >
        <ol className="flex flex-col" data-exchanges="">
          {exchanges.length === 0 ? <Greeting chat={props.chat} /> : null}
          {exchanges.map((exchange, index) => (
            <ExchangeItem key={exchange.question.id} {...props} exchange={exchange} isLast={index === exchanges.length - 1} />
          ))}
        </ol>
      </section>
      {isUnseen ? (
        // It has its own row, because over the list it could cover a phone number.
        <Button
          className="cramped:hidden flex-none rounded-none"
          icon="chevron"
          onClick={() => {
            toQuestion();
            log.current?.focus();
          }}
        >
          New answer below
        </Button>
      ) : null}
    </>
  );
});

/** A question with its answer; under the last one, what may be done next. */
function ExchangeItem({ exchange: { question, answer }, isLast, ...props }: Props & { exchange: Exchange; isLast: boolean }) {
  const { conversation, submitMessageFeedback, tap } = props.chat;
  const { chatHistory: messages, isLoading, checkAt } = conversation;
  return (
    <li data-last={isLast ? "" : undefined} className={`flex flex-col gap-4 px-3 pt-3 pb-5 sm:px-4 ${isLast ? "min-h-[100cqh]" : ""}`}>
      <Question message={question} answer={isLast && !isLoading ? answer : undefined} onEdit={props.onEdit} />
      {isLast && answer?.triage && showsReading(answer) ? (
        <ReadChips
          message={question.message}
          read={answer.triage.read ?? []}
          corrected={answer.corrected}
          words={answer.triage.words}
          answering={{ answers: answer.answers ?? [], onTap: (name, value) => tap(answer.id, name, value) }}
        />
      ) : null}
      {answer ? (
        <div className="flex w-full flex-col items-start gap-3" data-answer="">
          <h3 className="sr-only">Answer</h3>
          <NotAVet words={cardWords(answer.triage)} />
          <BotMessage
            message={answer}
            isUnchanged={!!answer.triage && isUnchanged(answer.triage, messages.slice(0, messages.indexOf(answer)))}
            helpline={props.helpline}
            ownVet={props.ownVet}
            isAnimalKnown={subjectOf(conversation).type !== undefined}
            onVote={submitMessageFeedback}
            onTap={isLast ? (name, value) => tap(answer.id, name, value) : undefined}
            onRetry={isLast ? props.onRetry : undefined}
          >
            {isLast ? <Next {...props} answer={answer} /> : null}
          </BotMessage>
          {isLast && isWhole(answer) && !answer.triage?.check && mayCheckAgain(answer.triage?.level) && !isMourning(answer) ? (
            <CheckAgain subject={subjectOf(conversation)} checkAt={checkAt} onCheck={props.onCheck} />
          ) : null}
          {isLast ? <StartOver last={answer} onStartOver={props.onStartOver} /> : null}
        </div>
      ) : null}
    </li>
  );
}

/** What was read is shown where a level depends on it, and never beside help for a person or in mourning. */
function showsReading(answer: ChatMessage): boolean {
  const { triage, corrected } = answer;
  if (!triage || isAboutPerson(triage) || isMourning(answer)) return false;
  return triage.level !== "info" || (corrected?.away.length ?? 0) > 0;
}

function isWhole({ arriving, stopped, cutOff, apology }: ChatMessage): boolean {
  return !arriving && !stopped && !cutOff && !apology;
}

type Exchange = { question: ChatMessage; answer?: ChatMessage };

function exchangesOf(messages: readonly ChatMessage[]): Exchange[] {
  return messages.flatMap((message, index) => {
    if (message.type !== "user") return [];
    const next = messages[index + 1];
    return [{ question: message, answer: next?.type === "bot" ? next : undefined }];
  });
}

function Greeting({ chat }: Pick<Props, "chat">) {
  const subject = subjectOf(chat.conversation);
  return (
    <li className="flex items-end gap-3 px-3 py-4 sm:px-4 sm:py-6">
      <span className="bg-accent-soft text-accent grid size-14 flex-none place-items-center rounded-full p-1.5 sm:size-24 sm:p-3">
        <PetFace type={subject.type} />
      </span>
      <Bubble by="assistant" className="sm:rounded-ss-[1.125rem] sm:rounded-es-sm">
        <p className="text-title font-semibold">What's happening with {petInWords(subject)}?</p>
        <p>Tell me what you see, when it started, and anything they may have eaten. You'll see right away how urgent it is.</p>
        <NotAVet words={cardWords(undefined)} />
      </Bubble>
    </li>
  );
}

/** Who answers, where the header has no room to say so. */
function NotAVet({ words }: { words: CardWords }) {
  return (
    <p className="text-ink-soft text-small roomy:hidden -mb-1 leading-tight" {...langOf(words)}>
      {words.notAVet}
    </p>
  );
}

/** The visitor's own words; the last ones can be changed. */
function Question({ message, answer, onEdit }: { message: ChatMessage; answer: ChatMessage | undefined; onEdit: (id: string) => void }) {
  return (
    <div className="flex w-full items-center justify-end gap-1">
      <h3 className="sr-only">You</h3>
      {answer ? <IconButton icon="edit" label="Change this question" onClick={() => onEdit(answer.id)} /> : null}
      <Bubble by="owner" dir="auto">
        {message.message}
      </Bubble>
    </div>
  );
}

/** What may be answered or asked next: which animal it is comes first. */
function Next({ answer, chat, onAsk, onAskFor, onWrite }: Props & { answer: ChatMessage }) {
  if (!answer.animals?.length || answer.apology) {
    // A check is the only question of its turn; the titles that may answer what was asked are none.
    if (answer.triage?.check && !answer.suggestions?.length) return null;
    return <NextToTap {...followUps(answer, visitorMessages(chat.conversation))} onAsk={onAsk} onWrite={onWrite} />;
  }
  return (
    <fieldset className="max-w-text w-full" data-animals="">
      <legend className="sr-only">Which animal is it?</legend>
      <PetTiles acts types={answer.animals} onChoose={(animal) => onAskFor(answer.id, animal)} />
    </fieldset>
  );
}

function NextToTap({ texts, areSentences, page, onAsk, onWrite }: FollowUps & Pick<Props, "onAsk" | "onWrite">) {
  if (texts.length === 0) return null;
  if (areSentences) {
    return (
      <OptionList legend={legendOf(texts)}>
        {texts.map((text) => (
          <Option key={text} onClick={() => onAsk(text, page)}>
            {text}
          </Option>
        ))}
        <Option look="quiet" icon="edit" onClick={onWrite}>
          Something else? Ask in other words
        </Option>
      </OptionList>
    );
  }
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">You could ask next</legend>
      {texts.map((text) => (
        <Chip key={text} className="text-start" dir="auto" onClick={() => onAsk(text, page)}>
          {text}
        </Chip>
      ))}
    </fieldset>
  );
}
