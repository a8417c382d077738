/** Presses the visitor's country among the poison lines once it is known, unless somebody has chosen before. Inlined right after them. */
const choices = [...document.querySelectorAll<HTMLInputElement>("[name=country]")];
let chosen = false;

addEventListener("change", ({ target }) => {
  chosen ||= choices.includes(target as HTMLInputElement);
});
addEventListener("country_known", (event) => {
  const { detail } = event as CustomEvent<string>;
  if (!chosen) (choices.find(({ value }) => value === detail) ?? choices.at(-1))?.click();
});

export {};
