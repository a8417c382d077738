import type { Act } from "#app/domain/knowledge/acts.ts";

/** A bill or a need of its own, which has an answer of its own. */
const SOMETHING_ELSE =
  /\b(?:food|feed|insurance|insured|spay\w*|neuter\w*|vaccin\w*|jabs?|shots|dental|medicines?|medication|meds|prescription|fleas?|payment plan|installments?|refus\w+|wont (?:see|treat|help|touch|look|take)|upfront|up front|pay first|unless i|put (?:\w+ )?(?:down|to sleep)|euthan\w+|broke (?:his|her|a|the|its|their|my|off|out|in|it|through)|low cost|charit\w+|cheaper|cheap|near me|(?:in|from) (?:the )?(?:uk|us|usa|india|canada|australia|england|scotland|texas|california|florida|ohio|london))\b/;

/** Whether the owner has no money for the vet, and asks for nothing more special than what to do then. */
export function speaksOfNoMoney(plain: string, acts: readonly Act[]): boolean {
  return acts.includes("no-money") && !SOMETHING_ELSE.test(plain);
}
