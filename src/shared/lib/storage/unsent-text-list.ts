import {
  UNSENT_TEXT_LIFETIME_MS,
  UNSENT_TEXT_PREFIX,
  type UnsentTextKind,
  type UnsentTextLink,
} from './unsent-text.ts';

/** Unsent text of a member in this browser. */
export interface UnsentText extends UnsentTextLink {
  /** Storage key. */
  key: string;
  kind: UnsentTextKind;
  text: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

const KINDS: readonly UnsentTextKind[] = ['reply', 'comment', 'answer', 'appeal', 'ask', 'letter'];

function unsentTextAt(key: string, writers: readonly string[]): UnsentText[] {
  const [writer = '', named] = key.startsWith(UNSENT_TEXT_PREFIX)
    ? key.slice(UNSENT_TEXT_PREFIX.length).split(':')
    : [];
  const kind = KINDS.find((one) => one === named);
  if (!kind || !writers.some((uuid) => encodeURIComponent(uuid) === writer)) return [];
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<UnsentText> | null;
    const { text, savedAt, address, to } = stored ?? {};
    const isComplete = typeof text === 'string' && typeof savedAt === 'number' && typeof to === 'string';
    // Storage can be edited by hand, so only paths of this site are accepted.
    return isComplete && typeof address === 'string' && /^\/(?!\/)/.test(address)
      ? [{ key, kind, text, savedAt, address, to }]
      : [];
  } catch {
    return [];
  }
}

/**
 * Returns all unsent texts of these blogs, newest first; empty when storage cannot be read.
 *
 * @param now milliseconds since 1970
 */
export function listUnsentTexts(writers: readonly string[], now: number): UnsentText[] {
  try {
    return Object.keys(localStorage)
      .flatMap((key) => unsentTextAt(key, writers))
      .filter(({ savedAt }) => now - savedAt < UNSENT_TEXT_LIFETIME_MS)
      .sort((a, b) => b.savedAt - a.savedAt || a.key.localeCompare(b.key));
  } catch {
    return [];
  }
}
