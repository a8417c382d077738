declare module "virtual:content/directory" {
  const directory: import("./library.ts").Directory;
  export default directory;
}
declare module "virtual:content/first-steps" {
  const firstSteps: import("#app/domain/content/landing-content.ts").FirstSteps;
  export default firstSteps;
}
declare module "virtual:content/red-flags" {
  const ruleBook: Omit<import("#app/triage/rules/rule-book.ts").RuleBook, "kinds" | "weights">;
  export default ruleBook;
}
declare module "virtual:content/learned" {
  const learned: Pick<import("#app/triage/rules/rule-book.ts").RuleBook, "kinds" | "weights">;
  export default learned;
}
