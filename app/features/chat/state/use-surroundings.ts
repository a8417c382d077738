import { useEffect, useRef, useSyncExternalStore } from "react";
import {
  BROWSER_EVENTS,
  GENERAL_CONSULTATION,
  type OpenChat,
  PENDING_MESSAGE_KEY,
  PENDING_SYMPTOM_KEY,
} from "#app/browser/browser-events.ts";
import { type Conversation, prefillSentence } from "#app/domain/chat/conversation.ts";
import { loadConversation, storeConversation } from "./conversation-storage.ts";

/** Takes up the conversation that this tab kept, and keeps it from then on. */
export function useStoredConversation(
  conversation: Conversation,
  draft: string,
  onKept: (kept: { conversation: Conversation; draft: string }) => void,
): void {
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current) storeConversation({ conversation, draft });
    else {
      isTaken.current = true;
      const kept = loadConversation();
      if (kept) onKept(kept);
    }
  }, [conversation, draft, onKept]);
}

/** Puts a symptom that was pressed on the page, before or while the chat is open, into the composer. */
export function usePendingSymptom(dialog: HTMLDialogElement | undefined, onDraft: (text: string) => void): void {
  useEffect(() => {
    if (!dialog) return;
    const take = (symptom: string | null) => {
      if (symptom && symptom !== GENERAL_CONSULTATION) onDraft(prefillSentence(symptom));
    };
    const takeStored = () => {
      const { message = "" } = JSON.parse(sessionStorage.getItem(PENDING_MESSAGE_KEY) ?? "{}") as OpenChat;
      sessionStorage.removeItem(PENDING_MESSAGE_KEY);
      if (message) onDraft(message);
      take(sessionStorage.getItem(PENDING_SYMPTOM_KEY));
      sessionStorage.removeItem(PENDING_SYMPTOM_KEY);
    };
    const onSelected = (event: Event) => {
      if (dialog.open) take(String((event as CustomEvent).detail ?? ""));
    };
    takeStored();
    window.addEventListener(BROWSER_EVENTS.openChat, takeStored);
    window.addEventListener(BROWSER_EVENTS.symptomSelected, onSelected);
    return () => {
      window.removeEventListener(BROWSER_EVENTS.openChat, takeStored);
      window.removeEventListener(BROWSER_EVENTS.symptomSelected, onSelected);
    };
  }, [dialog, onDraft]);
}

function onConnection(told: () => void): () => void {
  window.addEventListener("online", told);
  window.addEventListener("offline", told);
  return () => {
    window.removeEventListener("online", told);
    window.removeEventListener("offline", told);
  };
}

/** Whether this device believes to have a connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );
}

/**
 * Fits the chat into what the on-screen keyboard leaves free. Most browsers do so by themselves (`interactive-widget`); Safari
 * lays its keyboard over the page. A page that is zoomed in is left alone.
 */
export function useVisibleHeight(dialog: HTMLDialogElement | undefined): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!dialog || !view) return;
    const resize = () => {
      const isCovered = view.scale < 1.05 && window.innerHeight - view.height > 80;
      dialog.style.setProperty("--visible-height", isCovered ? `${view.height}px` : "");
      dialog.style.setProperty("--visible-top", isCovered ? `${view.offsetTop}px` : "");
    };
    resize();
    view.addEventListener("resize", resize);
    view.addEventListener("scroll", resize);
    return () => {
      view.removeEventListener("resize", resize);
      view.removeEventListener("scroll", resize);
    };
  }, [dialog]);
}
