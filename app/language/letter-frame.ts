import { normalise } from "./normalise.ts";

const wordsOf = (text: string) => normalise(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** What greets, thanks, takes leave or signs, in the languages that we read: a piece of a frame has one of them. */
const MARKS = new Set(
  wordsOf(`hi hello hey hiya howdy greetings dear thank thanks thx ty cheers regards wishes sincerely truly sent outlook
  hola buenos buenas gracias saludo saludos enviado hallo guten danke dank gruß grüße grüßen lg vg mfg gesendet
  bonjour bonsoir salut merci cordialement envoyé olá bom boa obrigado obrigada ciao buongiorno buonasera salve grazie saluti inviato
  hoi goedemorgen goedemiddag goedenavond bedankt groet groeten verzonden`),
);
/** What stands beside it. None of these words says anything of an animal. */
const BESIDE = new Set(
  wordsOf(`there all everyone everybody folks guys people team friends sir madam doctor doc good morning afternoon evening day to you your
  from the a at in for of my so very much many lots again advance reading time help advice answer answers kind best warm yours get via using
  iphone ipad ios android samsung galaxy pixel phone mobile device mail
  días tardes noches a todos todas muchas de antemano un desde mi morgen tag abend zusammen liebe vielen im voraus für mit freundlichen von
  meinem tous toutes beaucoup d avance par mon dia tarde noite já do meu tutti mille in anticipo da
  allemaal alvast je wel met vriendelijke vanaf mijn`),
);
const PIECE = /[^.!?\n…。！？]*[.!?\n…。！？]*/gu;
/** A head that says nothing of what follows: "Just curious: my dog collapsed" is no question in general. */
const HEAD = /^\s*(?:(?:just|only) )?(?:curious|asking|wondering|(?:a |quick )?question)\s*:\s*(?=\S)/i;
/** "Many thanks,", and a name in the next line. */
const LEAVE = /,\s*\n\s*$/;
const NAME = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}*)?\s*$/u;

/**
 * A message without the greeting before it and the thanks and signature after it ("Hi there,", "Sent from my iPhone"): they tell nothing, and
 * must not make a message a longer story. A message of nothing else is left as it is.
 */
export function withoutFrame(text: string): string {
  const pieces = text.replace(HEAD, "").match(PIECE) ?? [];
  const first = pieces.findIndex((piece) => !isFrame(piece));
  const isSigned = (at: number) => NAME.test(pieces[at] ?? "") && LEAVE.test(pieces[at - 1] ?? "") && isFrame(pieces[at - 1] ?? "");
  const last = pieces.findLastIndex((piece, at) => piece !== "" && !isFrame(piece) && !isSigned(at));
  return first > last ? text : pieces.slice(first, last + 1).join("");
}

function isFrame(piece: string): boolean {
  const words = wordsOf(piece);
  const isGreeting = /^good (?:morning|afternoon|evening|day)/.test(words.join(" "));
  return (isGreeting || words.some((word) => MARKS.has(word))) && words.every((word) => MARKS.has(word) || BESIDE.has(word));
}
