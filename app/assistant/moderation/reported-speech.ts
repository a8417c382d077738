/** What the owner asked, wrote or hopes for, told back to them, in seven languages: up to the end of the quotation or of the clause. */
const OWNER =
  "you(?:'re| are|'ve| have)? (?:just |also |then )?(?:ask(?:ed|ing)?|said|say|wrote|write|mention(?:ed)?|quote[d]?|hop(?:e|ed|ing)|want(?:ed)?(?: me)? to hear|told me|read|heard)|you(?:'d| would) (?:like|love) me to|you(?:'d| would) rather|(?:i (?:know|understand|see|get) |i can see )(?:that |why )?you(?:'d| would) (?:like|rather|prefer|want)|i understand wanting|(?:entiendo|comprendo) (?:que (?:quiera|prefiera)|las ganas)|capisco (?:che (?:preferir|vorr|vogli)|la voglia)|(?:entendo|compreendo) (?:que (?:queira|prefira)|a vontade)|ik (?:begrijp|snap) dat (?:u|je|jij)|ich verstehe,? dass (?:sie|du)|je comprends (?:que vous (?:préfér|voul|souhait)|que tu|l'envie)|your (?:message|question|neighbou?r|friend|breeder) (?:says?|said|was|is|told|thinks)|(?:me|nos) (?:preguntas?|pregunta|escribes|dices)|preguntas?|pregunt[óo]|vous (?:me |m')?(?:demandez|écrivez|dites|espérez)|tu (?:me |m')?(?:demandes|écris|dis)|du (?:fragst|schreibst|hoffst|sagst)|sie (?:fragen|schreiben|hoffen)|(?:você |me )?(?:perguntou|pergunta|escreveu|disse)|(?:mi )?(?:chiedi|chiede|hai chiesto|ha chiesto|scrivi|dici)|je (?:vraagt|schrijft|zegt|hoopt)";
const QUOTED = new RegExp(`((?:^|[^\\p{L}])(?:${OWNER})(?:[^"“”«»„.!?]{0,40}))["“«„][^"“”«»]*["”»“]`, "giu");
const ASKED = new RegExp(
  `^[^\\p{L}]*(?:(?:and|so|now|i (?:know|understand|see|hear|noticed?|can (?:hear|see|tell))(?: that)?) )?(?:${OWNER})(?=[^\\p{L}])(?:(?! (?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar) )[^,;:.!?])*`,
  "iu",
);
const QUESTION = /^[^\p{L}"“«„]*["“«„][^"“”«»]*\?["”»“]/u;

/** The sentence without what it only tells back: that is neither advice nor a claim. */
export const withoutReported = (text: string): string => text.replace(QUESTION, " ").replace(QUOTED, "$1 ").replace(ASKED, " ");
