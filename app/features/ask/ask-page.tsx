import type { ReactNode } from "react";
import { MESSAGE_CHARS } from "#app/domain/limits.ts";
import { PET_LABELS, PET_TYPES } from "#app/domain/pets.ts";

/** What was asked, to stand in the form again. */
type Asked = { petType?: string; message?: string };

type Props = {
  asked: Asked;
  says?: string;
  /** The memory of the conversation, for the next question. */
  facts?: string;
  /** Things to tap under the answer. */
  suggestions?: readonly string[];
  /** The answer, when there is one. */
  children?: ReactNode;
};

/** The chat for a browser without script: one question, one answer, all on one page. */
export function AskPage({ asked, says, facts, suggestions = [], children }: Props) {
  return (
    <section className="page">
      <h1>Ask about your pet</h1>
      {children}
      {suggestions.length > 0 ? (
        <form method="post" action="/ask" className="chips" aria-label="You could say next">
          <input type="hidden" name="petType" value={asked.petType ?? ""} />
          <input type="hidden" name="facts" value={facts} />
          {suggestions.map((text) => (
            <button key={text} type="submit" name="message" value={text} className="chip">
              {text}
            </button>
          ))}
        </form>
      ) : null}
      {children ? <h2>Ask something else</h2> : null}
      {says ? (
        <p className="note" role="alert">
          {says}
        </p>
      ) : null}
      <p className="lead">
        <strong>In danger right now? Call an emergency vet first.</strong> What you write is not stored; please leave out names and
        addresses of people.
      </p>
      <form method="post" action="/ask" className="chat-setup">
        {facts ? <input type="hidden" name="facts" value={facts} /> : null}
        <label className="field">
          <span>Which animal is it about?</span>
          <select name="petType" defaultValue={asked.petType ?? ""}>
            <option value="">Please choose</option>
            {PET_TYPES.map((type) => (
              <option key={type} value={type}>
                {PET_LABELS[type]}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>What is going on, and since when?</span>
          <textarea name="message" rows={5} required maxLength={MESSAGE_CHARS} defaultValue={asked.message} />
        </label>
        <button type="submit" className="button">
          Ask
        </button>
      </form>
    </section>
  );
}
