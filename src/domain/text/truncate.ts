/**
 * Truncates text to `limit` characters, including the ellipsis (spec 000 §5). Counts grapheme clusters, so that no
 * emoji is split, and drops spaces before the ellipsis.
 */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  if (characters.length <= limit) return text;
  return `${characters
    .slice(0, Math.max(0, limit - 1))
    .join('')
    .trimEnd()}…`;
}

/**
 * Truncates text like {@link truncate}, but not inside a word: the cut moves back to the last space, unless that would
 * lose more than half, as in a script without spaces.
 */
export function truncateAtWord(text: string, limit: number): string {
  const cut = truncate(text, limit);
  if (cut === text) return text;
  const kept = cut.slice(0, -1);
  const isWhole = /\s/u.test(text.charAt(kept.length));
  const end = isWhole ? kept.length : kept.search(/\s+\S*$/u);
  return end > kept.length / 2 ? `${kept.slice(0, end).replace(/[\s,;:–—-]+$/u, '')}…` : cut;
}
