declare module "virtual:content/directory" {
  const directory: import("./library.ts").Directory;
  export default directory;
}
declare module "virtual:content/first-steps" {
  const firstSteps: import("#app/domain/care.ts").FirstSteps;
  export default firstSteps;
}
declare module "virtual:content/red-flags" {
  const ruleBook: import("#app/domain/triage/tight-book.ts").TightBook;
  export default ruleBook;
}
