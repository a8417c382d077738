import { useEffect, useRef, useState } from "react";
import type { CardWords } from "#app/domain/card-words.ts";
import { Button } from "#app/ui/controls/button.tsx";

type Props = {
  text: string;
  words: CardWords;
  /** It stands at the end of the label that follows, on a phone as an icon: no row of its own. */
  isBesideLabel?: boolean;
};

/** Reads a text aloud with the voice of the device, and stops at a second tap. Nothing speaks by itself, and nothing goes on when the chat is closed. */
export function ReadAloud({ text, words, isBesideLabel = false }: Props) {
  const [isOffered, setOffered] = useState(false);
  const [isSpeaking, setSpeaking] = useState(false);
  useEffect(() => {
    setOffered("speechSynthesis" in window);
    return () => window.speechSynthesis?.cancel();
  }, []);
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isSpeaking) return;
    // A closed chat stays in the page.
    const chat = button.current?.closest("dialog");
    const stop = () => {
      speechSynthesis.cancel();
      setSpeaking(false);
    };
    chat?.addEventListener("close", stop);
    return () => chat?.removeEventListener("close", stop);
  }, [isSpeaking]);
  if (!isOffered) return null;
  const toggle = () => {
    speechSynthesis.cancel();
    if (isSpeaking) return setSpeaking(false);
    const speech = new SpeechSynthesisUtterance(text);
    speech.lang = words.language;
    speech.onend = () => setSpeaking(false);
    speech.onerror = () => setSpeaking(false);
    speechSynthesis.speak(speech);
    setSpeaking(true);
  };
  return (
    <div ref={button} className={`w-fit print:hidden ${isBesideLabel ? "float-end mt-2" : "ms-auto mt-1"}`}>
      <Button
        className={isSpeaking ? "[&_svg]:fill-current" : ""}
        variant="plain"
        size="small"
        icon={isSpeaking ? "stop" : "speaker"}
        aria-pressed={isSpeaking}
        onClick={toggle}
      >
        <span className={isBesideLabel ? "max-sm:sr-only" : ""}>{isSpeaking ? words.stopReading : words.readAloud}</span>
      </Button>
    </div>
  );
}
