/** Item that is found by its title or by synonyms, in the interface language. */
export interface Searchable {
  title: string;
  /** Synonyms, separated by spaces. */
  words: string;
}

/** Removes case and accents. */
function foldCaseAndAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Returns the items in which each typed word begins a word. Matches in the title come first. */
export function findByWords<One extends Searchable>(all: readonly One[], typed: string): One[] {
  const wanted = foldCaseAndAccents(typed).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (wanted.length === 0) return [];
  const begins = (text: string) => {
    const words = foldCaseAndAccents(text).match(/[\p{L}\p{N}]+/gu) ?? [];
    return wanted.every((want) => words.some((word) => word.startsWith(want)));
  };
  const named = all.filter(({ title }) => begins(title));
  return [...named, ...all.filter((one) => !named.includes(one) && begins(`${one.title} ${one.words}`))];
}
