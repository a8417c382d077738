/**
 * Greets the pet that this device remembers, before anything below is drawn, so that nothing moves, and writes down how it is. Inline in the
 * start page, right after its place. What it reads and writes stays here (app/browser/pet-profiles.ts, app/browser/pet-diary.ts).
 */
const place = document.querySelector<HTMLFormElement>("[data-hello]");
const stored = (key: string): Record<string, unknown>[] => JSON.parse(localStorage.getItem(key) ?? "[]");
try {
  const pet = stored("petProfiles").at(-1);
  if (place && typeof pet?.name === "string") {
    for (const at of place.querySelectorAll("[data-name]")) at.textContent = pet.name;
    const [type, name] = place.querySelectorAll("input");
    if (type && typeof pet.type === "string") type.value = pet.type;
    if (name) name.value = pet.name;
    place.hidden = false;
    place.addEventListener("click", ({ target }) => {
      const { day } = (target as Element).closest("button")?.dataset ?? {};
      if (!day) return;
      localStorage.setItem("petDiary", JSON.stringify([...stored("petDiary"), { pet: pet.name, kind: "day", at: Date.now(), note: day }]));
      const said = place.querySelector("[role=status]");
      if (said) said.textContent = "It is in the diary on this device.";
    });
  }
} catch {
  // Where nothing is remembered nobody is greeted.
}

export {};
