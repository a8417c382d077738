import { useEffect, useRef, useState } from "react";
import type { CardWords } from "#app/domain/card-words.ts";
import { Button } from "#app/ui/controls/button.tsx";

/** Reads a text aloud with the voice of the device, and stops at a second tap. Nothing speaks by itself, and nothing goes on when the chat is closed. */
export function ReadAloud({ text, words }: { text: string; words: CardWords }) {
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
    <div ref={button}>
      <Button
        className={isSpeaking ? "[&_svg]:fill-current" : ""}
        variant="quiet"
        icon={isSpeaking ? "stop" : "speaker"}
        aria-pressed={isSpeaking}
        onClick={toggle}
      >
        {isSpeaking ? words.stopReading : words.readAloud}
      </Button>
    </div>
  );
}
