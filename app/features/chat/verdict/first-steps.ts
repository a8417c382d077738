import { createContext, useContext, useEffect, useState } from "react";
import { type AnimalSteps, type FirstSteps, stepsFor } from "#app/domain/content/first-aid-steps.ts";
import type { Verdict } from "#app/domain/verdict.ts";

/** The first steps of each protocol for every animal. They come with the screen, so the card needs no network. */
export const FirstStepsContext = createContext<FirstSteps>({});

/** Loads what some animals need first; the offline worker stores it with the chat. */
export const AnimalStepsContext = createContext<() => Promise<AnimalSteps>>(() => Promise.resolve({}));

/** The steps of the verdict's protocol for its animal. Until those of the animal are here, what holds for every animal. */
export function useFirstSteps({ level, protocol, about, reasons }: Verdict): string[] {
  const steps = useContext(FirstStepsContext)[protocol ?? ""] ?? [];
  const load = useContext(AnimalStepsContext);
  const [animals, setAnimals] = useState<AnimalSteps>({});
  const isNeeded = level === "emergency" && steps.length > 0 && about?.species !== undefined;
  useEffect(() => {
    if (!isNeeded) return;
    let isHere = true;
    // Without the network the steps for every animal stay.
    load().then(
      (loaded) => isHere && setAnimals(loaded),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isNeeded, load]);
  const rules = reasons.map(({ rule }) => rule);
  return stepsFor({ steps, byAnimal: animals[protocol ?? ""] ?? [] }, about?.species, rules);
}
