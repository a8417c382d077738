/** The classes of a word. */
export type WordClassLookup = (word: string) => readonly string[];

/** Looks up the classes of a word, by the whole word or, before a star, by its beginning. */
export function openWordClasses(words: Readonly<Record<string, readonly string[]>>): WordClassLookup {
  const classes = new Map<string, Set<string>>();
  for (const [name, list] of Object.entries(words)) for (const word of list) classes.set(word, (classes.get(word) ?? new Set()).add(name));
  return (word) => {
    const found = new Set(classes.get(word));
    for (let length = 2; length <= word.length; length += 1)
      for (const name of classes.get(`${word.slice(0, length)}*`) ?? []) found.add(name);
    return [...found];
  };
}
