import { MESSAGE_CHARS } from "#app/domain/limits.ts";

export const COUNT_ID = "chat-count";

/** Close to the limit the composer says how much room is left. */
const COUNT_FROM = MESSAGE_CHARS - 500;

const inWords = (characters: number) => characters.toLocaleString("en-US");

/** How close a text is to the limit of a message, or how far over it. It is announced once as it comes close and once over, never at each key. */
export function CharacterCount({ length }: { length: number }) {
  const over = length - MESSAGE_CHARS;
  const news =
    over > 0 ? "The message is too long." : length >= COUNT_FROM ? `Close to the limit of ${inWords(MESSAGE_CHARS)} characters.` : "";
  return (
    <>
      <p id={COUNT_ID} role="status" className="sr-only">
        {news}
      </p>
      {news ? (
        <p data-count="" className={`text-right text-base leading-tight ${over > 0 ? "font-semibold" : "text-ink-soft"}`}>
          {over > 0
            ? `${inWords(over)} ${over === 1 ? "character" : "characters"} too many`
            : `${inWords(length)} of ${inWords(MESSAGE_CHARS)} characters`}
        </p>
      ) : null}
    </>
  );
}
