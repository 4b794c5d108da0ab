/** Something that is found by its name or by other words for it, in the reader's language. */
export interface Named {
  title: string;
  /** Other words people look for it by. */
  words: string;
}

/** Without capitals and accents, as people type when they search. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** What is meant by what was typed: each word has to begin a word of it. Those named so themselves come first. */
export function findByWords<One extends Named>(all: readonly One[], typed: string): One[] {
  const wanted = plain(typed).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (wanted.length === 0) return [];
  const begins = (text: string) => {
    const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
    return wanted.every((want) => words.some((word) => word.startsWith(want)));
  };
  const named = all.filter(({ title }) => begins(title));
  return [...named, ...all.filter((one) => !named.includes(one) && begins(`${one.title} ${one.words}`))];
}
