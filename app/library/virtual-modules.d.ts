declare module "virtual:content/directory" {
  const directory: import("./library.ts").SiteDirectory;
  export default directory;
}
declare module "virtual:content/moderation" {
  const lists: import("#app/domain/knowledge/model-texts.ts").ModerationLists;
  export default lists;
}
declare module "virtual:content/crisis" {
  const model: import("#app/domain/chat/crisis-advice.ts").CrisisModel;
  export default model;
}
declare module "virtual:content/model-prompt" {
  const prompt: import("#app/domain/knowledge/model-texts.ts").ModelPrompt;
  export default prompt;
}
declare module "virtual:content/animal-steps" {
  const animalSteps: import("#app/domain/content/first-aid-steps.ts").AnimalSteps;
  export default animalSteps;
}
declare module "virtual:content/first-steps" {
  const firstSteps: import("#app/domain/content/first-aid-steps.ts").FirstSteps;
  export default firstSteps;
}
declare module "virtual:content/own-numbers" {
  const numbers: import("#app/domain/content/own-number.ts").OwnNumber[];
  export default numbers;
}
declare module "virtual:content/triage-review" {
  const review: import("#app/domain/content/triage-review.ts").TriageReview | null;
  export default review;
}
declare module "virtual:content/triage-rules" {
  const rules: Omit<import("#app/triage/compile/compile-rules.ts").RuleBook, "wordClasses" | "weights" | "languages" | "listNames">;
  export default rules;
}
declare module "virtual:content/classifier" {
  const classifier: Pick<import("#app/triage/compile/compile-rules.ts").RuleBook, "wordClasses" | "weights">;
  export default classifier;
}
declare module "virtual:content/language-*" {
  const pack: import("#app/triage/screen.ts").LanguagePack;
  export default pack;
}
declare module "virtual:content/list-names" {
  const names: import("#app/triage/screen.ts").ListNames;
  export default names;
}
