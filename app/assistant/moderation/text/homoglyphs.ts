/** Letters that look like a Latin one; read so only in a word that also has Latin letters, or as a second reading. */
const LOOKALIKES = new Map(
  Object.entries({
    a: "аαɑᴀ",
    b: "вβʙ",
    c: "сϲᴄ",
    d: "ԁđᴅ",
    e: "еεёᴇ",
    f: "ƒ",
    g: "ɡցɢ",
    h: "һнʜ",
    i: "іιıɩɪ",
    j: "јᴊ",
    k: "кκᴋ",
    l: "łʟ",
    m: "мμᴍ",
    n: "пηɴ",
    o: "оοօøᴏ",
    p: "рρᴘ",
    q: "ԛ",
    r: "гʀ",
    s: "ѕꜱ",
    t: "тτᴛ",
    u: "υսᴜ",
    v: "νѵᴠ",
    w: "ԝωᴡ",
    x: "хχ",
    y: "уγʏ",
    z: "ᴢ",
  }).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);

const LEET: Record<string, string> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", 8: "b", 9: "g" };

/** What a reader does not see, and the marks that Markdown takes away: they never part a word. */
const UNSEEN = /[\p{Cf}\p{M}\u115F\u1160\u3164\uFFA0*_~`\\'’‘ʼ]/u;
const WORD_CHAR = /[\p{L}\p{N}]/u;
const DIGIT = /\p{Nd}/u;

/** How a character is read: "" when it is not seen, a space when it parts words, else small plain letters or digits. */
export function readChar(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  if (code < 128) {
    if (code >= 97 && code <= 122) return char;
    if (code >= 48 && code <= 57) return char;
    if (code >= 65 && code <= 90) return char.toLowerCase();
    return UNSEEN.test(char) ? "" : " ";
  }
  if (UNSEEN.test(char)) return "";
  const plain = char.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/ß/g, "ss").replace(/æ/g, "ae").replace(/œ/g, "oe");
  return [...plain].map((one) => (DIGIT.test(one) ? digitOf(one) : WORD_CHAR.test(one) ? one : " ")).join("");
}

/** Digits of every script count from their block's zero. */
function digitOf(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  if (code < 58) return char;
  let zero = code;
  while (code - zero < 9 && DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/** The ways in which a run of letters and digits may be read, the plainest first. */
export function readings(run: string): string[] {
  const all = [run];
  // Nearly every word: it reads one way only.
  if (/^[a-z]+$/.test(run)) return all;
  const looks = [...run].map((char) => LOOKALIKES.get(char) ?? char).join("");
  if (looks !== run) all.push(looks);
  if (/\d/.test(looks) && /[a-z]/.test(looks)) {
    const leet = looks.replace(/\d/g, (digit) => LEET[digit] ?? digit);
    all.push(
      leet,
      leet.replace(/i/g, (letter, at) => (looks[at] === "1" ? "l" : letter)),
    );
  }
  return all;
}

/** Is this within one slip of the finger of that? Both are longer than six letters. */
export function isSlipOf(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 1 || word[0] !== name[0]) return false;
  let same = 0;
  while (same < word.length && word[same] === name[same]) same += 1;
  const [rest, other] = [word.slice(same), name.slice(same)];
  if (rest.slice(1) === other || rest === other.slice(1) || rest.slice(1) === other.slice(1)) return true;
  return rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2);
}
