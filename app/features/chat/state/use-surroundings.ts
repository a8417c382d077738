import { useEffect, useRef, useSyncExternalStore } from "react";
import {
  BROWSER_EVENTS,
  GENERAL_CONSULTATION,
  type OpenChat,
  PENDING_MESSAGE_KEY,
  PENDING_SYMPTOM_KEY,
} from "#app/browser/browser-events.ts";
import { prefillSentence } from "#app/domain/chat/conversation/conversation.ts";
import { loadChat, type StoredChat, storeChat } from "./conversation-storage.ts";

/** Takes up what this tab stored of the chat, and stores it from then on. */
export function useStoredChat(chat: StoredChat, onStored: (stored: StoredChat) => void): void {
  const { conversation, draft, others } = chat;
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current) storeChat({ conversation, draft, others });
    else {
      isTaken.current = true;
      const stored = loadChat();
      if (stored) onStored(stored);
    }
  }, [conversation, draft, others, onStored]);
}

type Pending = { onDraft: (text: string) => void; onOpen: (opened: OpenChat) => void };

/**
 * Takes up what the page asks of the chat, before or while it is open: a symptom goes into the composer, a message that came with the
 * opening (a text box on the page) is sent.
 */
export function usePending(dialog: HTMLDialogElement | undefined, { onDraft, onOpen }: Pending): void {
  const use = useRef({ onDraft, onOpen });
  use.current = { onDraft, onOpen };
  useEffect(() => {
    if (!dialog) return;
    const take = (symptom: string | null) => {
      if (symptom && symptom !== GENERAL_CONSULTATION) use.current.onDraft(prefillSentence(symptom));
    };
    const takeStored = () => {
      take(takeItem(PENDING_SYMPTOM_KEY));
      const opened = readOpenChat(takeItem(PENDING_MESSAGE_KEY));
      if (opened) use.current.onOpen(opened);
    };
    const onSelected = (event: Event) => {
      const { detail } = event as CustomEvent<unknown>;
      if (dialog.open && typeof detail === "string") take(detail);
    };
    takeStored();
    window.addEventListener(BROWSER_EVENTS.openChat, takeStored);
    window.addEventListener(BROWSER_EVENTS.symptomSelected, onSelected);
    return () => {
      window.removeEventListener(BROWSER_EVENTS.openChat, takeStored);
      window.removeEventListener(BROWSER_EVENTS.symptomSelected, onSelected);
    };
  }, [dialog]);
}

/** What another build or page left for the chat; undefined where it is of another shape. */
function readOpenChat(stored: string | null): OpenChat | undefined {
  try {
    const { message, petType, petName } = JSON.parse(stored ?? "null") ?? {};
    const text = (value: unknown) => (typeof value === "string" ? value : undefined);
    return { message: text(message), petType: text(petType), petName: text(petName) };
  } catch {
    return undefined;
  }
}

function takeItem(key: string): string | null {
  const item = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return item;
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
      dialog.style.setProperty("--visible-bottom", isCovered ? `${window.innerHeight - view.offsetTop - view.height}px` : "");
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
