import { normalise } from "#app/language/normalise.ts";

/** What a reply to a question of ours means: regular expressions over small letters without apostrophes. */
export type Questions = {
  /** Questions that ask for no sign. */
  skip: string;
  replies: Record<"yes" | "some" | "much" | "no" | "not" | "unsure", string>;
  signs: readonly {
    asks: string;
    /** What the owner says with a yes or a no, where that is a sign. */
    yes?: string;
    much?: string;
    no?: string;
    /** Words for all being well. */
    well?: string;
    /** What words that are neither are read after. */
    about?: string;
  }[];
};

export type ReadReply = {
  /** The message as it is read. */
  text: string;
  /** A danger sign that we asked about is there or cannot be ruled out. */
  mayBeSerious: boolean;
};

/**
 * Reads a reply to our last questions: "yes" becomes the sentence of the sign that was asked about, words for all being well are taken
 * out, and other words say something of the thing asked about ("white": "The gums are white"). A yes to several questions counts for each.
 */
export function createReplyReader({ skip, replies, signs }: Questions): (reply: string, questions: readonly string[]) => ReadReply {
  const { yes, some, no, not } = replies;
  const begins = (...words: string[]) => new RegExp(`^${FILLERS}(?:${words.join("|")})\\b[ ,.!]*`);
  const isUnsure = begins(replies.unsure);
  const isYes = begins(yes);
  const isYesOrSome = begins(yes, some);
  const isNo = begins(no, not);
  const isMuch = new RegExp(`\\b${replies.much}\\b`);
  const isDenial = begins(no, not, "not");
  /** "No, white" is more than a no; "no blue" is not. */
  const noBefore = new RegExp(`^${FILLERS}${no}(?:[,.!]+ *| (?=more|they|its|just)\\b)`);
  const skipped = new RegExp(skip);
  const known = signs.map(({ asks, well, ...sign }) => {
    const before = sign.yes ? `${yes}|${no}` : yes;
    return {
      ...sign,
      asks: new RegExp(asks),
      isWell: well
        ? new RegExp(`^${FILLERS}(?:(?:${before})\\b[ ,.!]*)?${ALL}(?:${well})\\b(?= *$|[,.!;]| (?:and|but|i think)\\b)`)
        : undefined,
    };
  });

  return (text, questions) => {
    const plain = plainly(text);
    const read = { text, mayBeSerious: false };
    const asked = questions.map(plainly).filter((question) => !skipped.test(question));
    const about = known.filter(({ asks }) => asked.some((question) => asks.test(question)));
    const well = about.find(({ isWell }) => isWell?.test(plain))?.isWell;
    if (well) return { ...read, text: plain.replace(well, "") };
    if (tellsOfAnother(plain, isNo, asked)) return read;
    if (isUnsure.test(plain)) return { ...read, mayBeSerious: about.some((sign) => sign.yes || sign.no) };
    const said = about.flatMap((sign) => {
      if (sign.yes && isYesOrSome.test(plain)) return (isMuch.test(plain) && sign.much) || sign.yes;
      return (isNo.test(plain) && sign.no) || [];
    });
    if (said.length > 0) return { ...read, text: [...said, text].join(" "), mayBeSerious: true };
    const subject = about.find((sign) => sign.about)?.about;
    const rest = plain.replace(noBefore, "");
    const isOpen = rest !== "" && !isDenial.test(rest) && !isYes.test(rest);
    return subject && isOpen ? { ...read, text: `${subject} ${rest}.` } : read;
  };
}

/** "He is not eating", after a question whether he can stand, is no answer to it. */
function tellsOfAnother(plain: string, isNo: RegExp, asked: readonly string[]): boolean {
  if (!isNo.test(plain) || !OF_THE_ANIMAL.test(plain)) return false;
  const next = /^[a-z]+/.exec(plain.replace(isNo, ""))?.[0];
  return next !== undefined && !GOES_ON.has(next) && !asked.some((question) => question.includes(next.slice(0, STEM)));
}

const OF_THE_ANIMAL = /^(?:he|she|it|they|there|hes|shes|its|theyre)\b/;
/** "He doesn't at all", "she can't, and ..." */
const GOES_ON = new Set(["at", "really", "yet", "any", "much", "and", "but", "no", "able", "so", "anymore", "now"]);
/** Letters of a word that its forms share: "walk" and "walking". */
const STEM = 4;

const FILLERS = "(?:(?:oh|um|erm|hmm|well|so|unfortunately|sadly|actually|honestly)[ ,.]+)*";
const ALL = "(?:(?:they|theyre|its|it|are|is|all|still|look|looks|just|quite|very)\\b ?)*";

function plainly(text: string): string {
  return normalise(text).replaceAll("'", "").replace(/\s+/g, " ").trim();
}
