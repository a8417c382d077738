import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { BROWSER_EVENTS } from "#app/browser/browser-events.ts";
import { SCROLL_DELAY_MS } from "#app/domain/limits.ts";

/** How much of the view a question and what was read of it may take, so that its answer is in view too. */
const QUESTION_SHARE = 0.35;

/** A check is answered by tapping, so all its buttons are in view above the composer, with this much below them, in pixels. */
const BELOW_CHECK_PX = 8;

/** So much of an answer is in view when the reader counts as being at it, in pixels. */
const IN_VIEW_PX = 48;

/**
 * Scrolls a new question to the top of the list once it is laid out, and when the chat is opened again; its answer grows beneath it.
 * Nothing moves after that but by the reader's hand.
 * @param log what scrolls; the last exchange in it is marked `data-last`
 * @param sentId the last question
 * @param asking what the last answer asks, if it asks something: it may be there later than the question
 * @param newest what arrived last
 * @returns whether something arrived that is out of the reader's view, and a function that shows it
 */
export function useQuestionOnTop(log: RefObject<HTMLElement>, sentId: string | undefined, asking: string | undefined, newest: string) {
  const [isAtAnswer, setAtAnswer] = useState(true);
  const seen = useRef(newest);
  if (isAtAnswer) seen.current = newest;

  const toQuestion = useCallback(() => {
    const exchange = log.current?.querySelector<HTMLElement>("[data-last]");
    if (!log.current || !exchange) return;
    const view = log.current.getBoundingClientRect();
    const { top } = exchange.getBoundingClientRect();
    const answer = exchange.querySelector("[data-answer]")?.getBoundingClientRect().top ?? top;
    const tooLong = Math.max(0, answer - top - view.height * QUESTION_SHARE);
    const check = exchange.querySelector("[data-question]")?.getBoundingClientRect();
    const hidden = check ? check.bottom + BELOW_CHECK_PX - top - view.height : 0;
    const card = exchange.querySelector("[data-care], [data-strip]")?.getBoundingClientRect().top ?? answer;
    // The way to call stands first in its card, and stays in view too.
    log.current.scrollTop += top - view.top + Math.max(tooLong, Math.min(hidden, card - top));
  }, [log]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked moves the view once more when it arrives.
  useEffect(() => {
    if (!sentId) return;
    let timer: ReturnType<typeof setTimeout>;
    const soon = () => {
      timer = setTimeout(toQuestion, SCROLL_DELAY_MS);
    };
    soon();
    window.addEventListener(BROWSER_EVENTS.openChat, soon);
    return () => {
      clearTimeout(timer);
      window.removeEventListener(BROWSER_EVENTS.openChat, soon);
    };
  }, [sentId, asking, toQuestion]);

  useEffect(() => {
    const scrolled = log.current;
    if (!scrolled) return;
    const look = () => {
      const answer = scrolled.querySelector("[data-last]")?.lastElementChild;
      const end = scrolled.getBoundingClientRect().bottom - IN_VIEW_PX;
      setAtAnswer(!answer || answer.getBoundingClientRect().top < end);
    };
    scrolled.addEventListener("scroll", look, { passive: true });
    return () => scrolled.removeEventListener("scroll", look);
  }, [log]);

  return { isUnseen: !isAtAnswer && seen.current !== newest, toQuestion };
}
