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
