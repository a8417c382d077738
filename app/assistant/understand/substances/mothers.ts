/** "Mums" with a word of a plant, or eaten, before a word that ends the name: not "mum's pills". */
const PLANT_NEAR =
  /\b(?:ate|eats?|eaten|eating|chew\w*|nibbl\w*|munch\w*|bit|lick\w*|plants?|planted|plant pot|pots?|potted|flowers?|garden|leaf|leaves|petals?|bouquet|vase|bloom\w*|chrysanthemums?|poison\w*|toxic|safe|yard|porch|fall|autumn)\b/;
const SINGULAR = /\b(?<!\b(?:potted|garden|hardy|fall|autumn) )mum\b(?! (?:plants?|flowers?|leaf|leaves|petals?|blooms?)\b)/g;
/** After "mums" these words leave it a plural; any other is what a mother has. */
const PLURAL =
  /\b(?<!\b(?:my|our|your|his|her|their|both) )mums(?=$| (?:plants?|flowers?|leaf|leaves|petals?|blooms?|in|from|on|off|out|by|at|and|or|to|for|with|is|are|were|was|that|which|we|i|he|she|this|last|today|yesterday|safe|toxic|poisonous|bad|ok|harmful|dangerous)\b)/;

/** Plain words without a mother in British English, who is no chrysanthemum. */
export function withoutMothers(plain: string): string {
  const text = plain.replace(SINGULAR, " ");
  return PLURAL.test(text) && (PLANT_NEAR.test(text) || text.trim() === "mums")
    ? text
    : text.replace(/\bmums\b(?! (?:plants?|flowers?|leaves)\b)/g, " ");
}
