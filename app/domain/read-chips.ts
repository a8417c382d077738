import type { PetType } from "./pets.ts";

/** What was read of a message, each as a chip: the animal, its name, the main sign, since when, and that a vet has seen it. */
export const CHIP_KINDS = ["animal", "name", "sign", "since", "vet"] as const;

type ChipKind = (typeof CHIP_KINDS)[number];

/**
 * `id` is the kind; that of a sign names its rule, or its concept, too: `sign:collapse`. `says` is in the owner's words where these say it; `of`
 * is the species where `says` is its name in another language than English.
 */
export type ReadChip = { id: string; kind: ChipKind; says: string; of?: string };

/** What an owner put right about a message: chips taken away, and what is so instead. */
export type Corrected = { away: readonly ReadChip[]; petType?: PetType; petName?: string };

const SIGN = "sign:";

export function signChipId(of: string): string {
  return SIGN + of;
}

/**
 * A message with other words in the place of a chip's.
 * @returns undefined where the chip's words do not stand in it, or there are no others
 */
export function reworded(message: string, { says }: ReadChip, words: string): string | undefined {
  const better = words.trim();
  const at = placeOf(says, message);
  return at === undefined || !better ? undefined : message.slice(0, at) + better + message.slice(at + says.length);
}

/** Where words stand in a text, not within other words. */
function placeOf(words: string, text: string): number | undefined {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const around = [text[at - 1], text[at + words.length]];
    if (!around.some((sign) => sign && IN_WORD.test(sign))) return at;
  }
}

const IN_WORD = /[\p{L}\d]/u;

/** The rules and concepts of the signs among chips that were taken away. */
export function unreadSigns(unread: readonly string[] = []): string[] {
  return unread.flatMap((id) => (id.startsWith(SIGN) ? [id.slice(SIGN.length)] : []));
}

/** The ids of the chips that were taken away, as the request carries them; undefined for none. */
export function unreadOf(corrected: Corrected | undefined): string[] | undefined {
  const ids = corrected?.away.map(({ id }) => id) ?? [];
  return ids.length > 0 ? ids : undefined;
}

/** A chip taken away. */
export function withoutChip(corrected: Corrected = { away: [] }, chip: ReadChip): Corrected {
  return { ...corrected, away: [...corrected.away.filter(({ id }) => id !== chip.id), chip] };
}

/** A chip put back; what was said instead of it goes. */
export function withChip({ away, petType, petName }: Corrected, id: string): Corrected {
  return {
    away: away.filter((chip) => chip.id !== id),
    ...(petType && id !== "animal" && { petType }),
    ...(petName && id !== "name" && { petName }),
  };
}
