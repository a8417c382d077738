/** What the tests do not show, by id: all of a requirement without a test, or the part that its tests leave open. */
export const UNTESTED: Readonly<Record<string, string>> = {
  "R-25": "removed from input; not searched for again in what a model writes",
  "R-26": "our rules and pages, which are public, are not searched for in answers",
  "R-51": "Cloudflare's responses are simulated by its documented codes: the real service needs a network and an operator's keys",
  "R-69": "the operator names the provider; the page says that this must happen first",
  "R-74": "the workflow `checks` shows that Node 20 and 24 install it",
  "R-75": "needs the registry: the workflow `standard` runs `npm audit` every night",
  "R-76": "compiled content is written as HTML in the modules that the test lists",
  "R-80": "no test asserts that nothing leaves the machine",
  X29: "simulated by a failing fetch; see R-51",
  X33: "the journey ends a stream without its final event; a real eviction cannot be caused here",
  X35: "content pages need no script and are complete after a deployment; the page without scripts takes over what was chosen",
};
