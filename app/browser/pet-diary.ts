import { type DiaryEntry, readDiary, withEntry } from "#app/domain/pet-diary.ts";
import { PET_DIARY_KEY } from "./browser-events.ts";

/** The diary that this device holds; empty where it stores nothing. */
export function loadDiary(): DiaryEntry[] {
  try {
    return readDiary(JSON.parse(localStorage.getItem(PET_DIARY_KEY) ?? "null"));
  } catch {
    return [];
  }
}

/** @returns the diary with the entry; without it where the device stores nothing */
export function addToDiary(entry: DiaryEntry): DiaryEntry[] {
  return store(withEntry(loadDiary(), entry));
}

/** @returns the diary without the entry */
export function removeFromDiary({ pet, kind, at }: DiaryEntry): DiaryEntry[] {
  return store(loadDiary().filter((one) => one.pet !== pet || one.kind !== kind || one.at !== at));
}

function store(diary: readonly DiaryEntry[]): DiaryEntry[] {
  try {
    localStorage.setItem(PET_DIARY_KEY, JSON.stringify(diary));
  } catch {
    // Private windows of some browsers store nothing.
  }
  return loadDiary();
}
