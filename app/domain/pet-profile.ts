import { type PetType, readPetType } from "./pets.ts";

/** What an owner chose to keep about a pet on their device. It is never sent as such. */
export type PetProfile = {
  name: string;
  type?: PetType;
  breed?: string;
  /** ISO date. */
  birthday?: string;
  /** In the owner's words: "12 kg", "26 lb". */
  weight?: string;
  medicines?: string;
  /** Phone number of the owner's own vet. */
  vetPhone?: string;
};

const TEXT_CHARS = 120;
const TEXT_FIELDS = ["breed", "birthday", "weight", "medicines", "vetPhone"] as const;

/** Reads profiles from storage or an exported file; what is of another shape is left out. */
export function readProfiles(stored: unknown): PetProfile[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: unknown) => {
    if (typeof one !== "object" || one === null) return [];
    const fields = one as Record<string, unknown>;
    const name = text(fields.name);
    if (!name) return [];
    const profile: PetProfile = { name };
    const type = readPetType(text(fields.type) ?? "");
    if (type) profile.type = type;
    for (const field of TEXT_FIELDS) {
      const value = text(fields[field]);
      if (value) profile[field] = value;
    }
    return [profile];
  });
}

function text(value: unknown): string | undefined {
  return typeof value === "string" ? value.trim().slice(0, TEXT_CHARS) || undefined : undefined;
}

/** The profiles with one added, or put in the place of the one of the same name. */
export function withProfile(profiles: readonly PetProfile[], profile: PetProfile): PetProfile[] {
  return [...profiles.filter(({ name }) => !isSameName(name, profile.name)), profile];
}

/** The profile of a pet: by its name, and by its kind where it has no name and only one of that kind is known. */
export function profileOf(profiles: readonly PetProfile[], pet: { type?: PetType; name: string }): PetProfile | undefined {
  if (pet.name) return profiles.find(({ name }) => isSameName(name, pet.name));
  const ofKind = profiles.filter(({ type }) => type !== undefined && type === pet.type);
  return ofKind.length === 1 ? ofKind[0] : undefined;
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** The weight of a profile as a number with its unit, where it is written as one: "12 kg", "26 lb", "4.5 pounds". */
export function weightOf({ weight = "" }: Pick<PetProfile, "weight">): { value: number; unit: "kg" | "lb" } | undefined {
  const [, number = "", unit = ""] = /(\d+(?:[.,]\d+)?)\s*(kg|kilo|lb|pound)/i.exec(weight) ?? [];
  const value = Number.parseFloat(number.replace(",", "."));
  if (!(value > 0)) return undefined;
  return { value, unit: /^k/i.test(unit) ? "kg" : "lb" };
}

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const MONTH_DAYS = 30.44;
const YEAR_DAYS = 365.25;

/**
 * An age in words, rounded down: "5 weeks", "7 months", "4 years".
 * @param birthday ISO date
 * @param now milliseconds since the epoch
 * @returns undefined for a day that is none, or still to come
 */
export function ageAt(birthday: string | undefined, now: number): string | undefined {
  const days = Math.floor((now - Date.parse(birthday ?? "")) / DAY_MS);
  if (Number.isNaN(days) || days < 0) return undefined;
  if (days < 2 * MONTH_DAYS) return count(Math.floor(days / WEEK_DAYS), "week");
  if (days < 2 * YEAR_DAYS) return count(Math.floor(days / MONTH_DAYS), "month");
  return count(Math.floor(days / YEAR_DAYS), "year");
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}

const YOUNG_DAYS = 6 * MONTH_DAYS;

/** Whether a pet is under six months, as the time limits count it. */
export function isYoung(birthday: string | undefined, now: number): boolean {
  const days = (now - Date.parse(birthday ?? "")) / DAY_MS;
  return days >= 0 && days < YOUNG_DAYS;
}

/**
 * The profile that says what animal the pet is that a text names: as the profile writes it, or in any letters as the first word. "Honey" in the middle of "she ate honey"
 * is none.
 */
export function profileNamed(profiles: readonly PetProfile[], text: string): PetProfile | undefined {
  const words = wordsOf(text);
  return profiles.find(({ name, type }) => {
    const own = wordsOf(name);
    const isFirst = own.every((word, at) => word.toLowerCase() === words[at]?.toLowerCase());
    return type !== undefined && own.length > 0 && (isFirst || words.some((_, from) => own.every((word, at) => word === words[from + at])));
  });
}

/** Without "'s". */
function wordsOf(text: string): string[] {
  return text
    .replaceAll(/['\u2019]s\b/g, "")
    .split(/[^\p{L}\p{M}\p{N}-]+/u)
    .filter(Boolean);
}
