/** A placeholder of the catalogue: `{blog}`, `{limit, number}`, `{until, date, long}`. */
const PLACEHOLDER = /\{(\w+)(?:, (number|date)[^}]*)?\}/g;

/** Returns a moment as `2026-12-03 10:00 UTC`. */
function utc(iso: string): string {
  return `${iso.slice(0, 16).replace('T', ' ')} UTC`;
}

/**
 * Fills the placeholders of a catalogue sentence in English. The interface fills the same sentences, translated, by its
 * message formatter.
 */
export function fillSentence(
  sentence: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return sentence.replace(PLACEHOLDER, (placeholder, name: string, kind?: string) => {
    const value = params[name];
    if (value === undefined) return placeholder;
    if (kind === 'number') return Number(value).toLocaleString('en');
    return kind === 'date' ? utc(String(value)) : String(value);
  });
}
