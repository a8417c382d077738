const NO_MONEY =
  /\b(?:(?:cant|cannot|can not|couldnt|unable to|no way i can|wont be able to) (?:\w+ ){0,2}(?:afford|pay|swing|stretch to|cover|manage|find the money)|(?:no|not enough|not much|short (?:of|on)|out of|little|without) (?:the |any |much )?(?:money|cash|funds)|(?:havent|have not|dont have|do not have|aint|hasnt) (?:got )?(?:it|that|that kind of|the money|any money|the cash|anything like)|(?:till|until|before) payday|skint|broke)\b/;
/** A bill or a need of its own, which has an answer of its own. */
const SOMETHING_ELSE =
  /\b(?:food|feed|insurance|insured|spay\w*|neuter\w*|vaccin\w*|jabs?|shots|dental|medicines?|medication|meds|prescription|fleas?|payment plan|installments?|refus\w+|wont (?:see|treat|help|touch|look|take)|upfront|up front|pay first|unless i|put (?:\w+ )?(?:down|to sleep)|euthan\w+|broke (?:his|her|a|the|its|their|my|off|out|in|it|through)|low cost|charit\w+|cheaper|cheap|near me|(?:in|from) (?:the )?(?:uk|us|usa|india|canada|australia|england|scotland|texas|california|florida|ohio|london))\b/;

/** Whether the owner has no money for the vet, and asks for nothing more special than what to do then. */
export function speaksOfNoMoney(plain: string): boolean {
  return NO_MONEY.test(plain) && !SOMETHING_ELSE.test(plain);
}
