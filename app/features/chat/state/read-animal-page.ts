import type { AnimalPage } from "#app/domain/chat/conversation/conversation-request.ts";
import { readPetType } from "#app/domain/pets.ts";

/**
 * The page that the chat is open on, where it is about one animal alone.
 * @param about the page that a question is about; undefined where that is not known, so that it may be this one
 */
export function readAnimalPage(about = location.pathname): AnimalPage | undefined {
  const path = location.pathname;
  const animal = readPetType(document.querySelector<HTMLElement>("main [data-animal]")?.dataset.animal ?? "");
  return animal && about === path ? { path, animal } : undefined;
}
