/** What no test here can show, by row: the whole of a row without a test, or the part that its tests leave open. */
export const NOT_HERE: Readonly<Record<string, string>> = {
  "R-25": "removed where words come in; what a model says is not searched for them again when it is painted",
  "R-26": "what leaves holds no secret; our rules and pages, which are public, are not searched for in what comes back",
  "R-51": "Cloudflare's own answers are played by its documented codes: the real siteverify needs a network and keys of an operator",
  "R-69": "a provider is named by the operator who chooses one: the page says that this must happen first",
  "R-74": "that Node 20 and 24 install it is shown by the workflow `checks`",
  "R-75": "asks the registry: the workflow `standard` does it every night (`npm audit`)",
  "R-76": "our own compiled content is written as HTML in the places that the test lists; the row allows JSON-LD alone",
  "R-80": "that nothing leaves the machine and how long it takes is for whoever runs it: no test asserts speed",
  X29: "played by a fetch that fails; see R-51",
  X33: "the journey ends a stream without its last event; a real eviction cannot be ordered here",
  X35: "pages carry no script and are whole after a deploy; instead of a reload the page without script takes what was chosen",
};
