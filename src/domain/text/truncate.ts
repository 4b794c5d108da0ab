/**
 * Text of at most `limit` characters, with an ellipsis in place of what was cut (spec 000 §5). Counts what
 * a reader sees as one character, so that no emoji is torn; drops spaces before the ellipsis.
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
