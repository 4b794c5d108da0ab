import { isBlankText, withoutControls } from '#src/domain/text/characters.ts';

/** Fields that are compared character by character, and the keys of shortcuts, of which one is the space. */
const EXACT = /password|secret|token|nonce|code_verifier|^key$/i;

/** Matches JSON that may hold such a character: as an escape, or as it is. Avoids walking most bodies. */
const MAY_HOLD =
  /\\[bfnrtu]|"\s+"|[\u007f-\u009f\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\ufff9-\ufffb\u2800\u{1d159}]/u;

interface Range {
  start: number;
  end: number;
}

function isRange(value: unknown): value is Range {
  const range = value as Partial<Range> | null;
  return typeof range === 'object' && typeof range?.start === 'number' && typeof range.end === 'number';
}

/** Stands for a text that shows nothing, so that every rule about blank texts finds it. */
const BLANK = ' ';

/** Returns a text without meaningless characters. */
function cleanText(text: string): string {
  const isBlank = text !== '' && isBlankText(text) && !text.includes('\0');
  return isBlank ? BLANK : withoutControls(text);
}

/** Moves ranges, which count code points, to where their text is after cleaning; those of removed text are dropped. */
function movedRanges(text: string, cleaned: string, ranges: readonly unknown[]): unknown[] {
  const points = [...text];
  if (points.length === [...cleaned].length) return [...ranges];
  /** Number of code points that are kept before each one. */
  const kept = [0];
  for (const point of points) {
    const isKept = cleaned !== BLANK && withoutControls(point) !== '';
    kept.push((kept.at(-1) ?? 0) + (isKept ? 1 : 0));
  }
  const move = (at: number): number => kept[at] ?? at - (points.length - (kept.at(-1) ?? 0));
  return ranges.flatMap((range) => {
    if (!isRange(range)) return [range];
    const moved = { ...range, start: move(range.start), end: move(range.end) };
    return moved.start < moved.end || range.start >= range.end ? [moved] : [];
  });
}

/**
 * Returns a request's value with all texts cleaned: control characters and noncharacters are removed, a text of
 * invisible characters alone becomes a space, and the formatting of a text keeps its place. Secrets and keys are left as they were sent.
 */
export function cleanTexts(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return EXACT.test(name) ? value : cleanText(value);
  if (Array.isArray(value)) return value.map((item) => cleanTexts(item, name));
  if (typeof value !== 'object' || value === null) return value;
  const cleaned = Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, cleanTexts(child, key)]),
  );
  const { text, formatting } = value as { text?: unknown; formatting?: unknown };
  if (typeof text !== 'string' || !Array.isArray(formatting) || typeof cleaned.text !== 'string')
    return cleaned;
  return { ...cleaned, formatting: movedRanges(text, cleaned.text, cleaned.formatting as unknown[]) };
}

/** Returns false for JSON in which {@link cleanTexts} changes nothing. */
export function mayNeedCleaning(json: string): boolean {
  return MAY_HOLD.test(json);
}
