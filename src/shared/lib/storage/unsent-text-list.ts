import { WORDS_LIFETIME, WORDS_PREFIX, type WordsKind, type WordsWay } from './unsent-text.ts';

/** Words of a member that wait in this browser to be sent. */
export interface WaitingWords extends WordsWay {
  /** Where they are kept. */
  key: string;
  kind: WordsKind;
  text: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

const KINDS: readonly WordsKind[] = ['reply', 'ask', 'letter'];

function waitingAt(key: string, writers: readonly string[]): WaitingWords[] {
  const [writer = '', named] = key.startsWith(WORDS_PREFIX) ? key.slice(WORDS_PREFIX.length).split(':') : [];
  const kind = KINDS.find((one) => one === named);
  if (!kind || !writers.some((uuid) => encodeURIComponent(uuid) === writer)) return [];
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<WaitingWords> | null;
    const { text, savedAt, address, to } = kept ?? {};
    const isWhole = typeof text === 'string' && typeof savedAt === 'number' && typeof to === 'string';
    // Kept by this site, but a storage can be written by hand: no other address is led to.
    return isWhole && typeof address === 'string' && /^\/(?!\/)/.test(address)
      ? [{ key, kind, text, savedAt, address, to }]
      : [];
  } catch {
    return [];
  }
}

/**
 * Everything these blogs have begun to write in small fields, the newest first. A storage that cannot be read counts as empty.
 *
 * @param now milliseconds since 1970
 */
export function waitingWords(writers: readonly string[], now: number): WaitingWords[] {
  try {
    return Object.keys(localStorage)
      .flatMap((key) => waitingAt(key, writers))
      .filter(({ savedAt }) => now - savedAt < WORDS_LIFETIME)
      .sort((a, b) => b.savedAt - a.savedAt || a.key.localeCompare(b.key));
  } catch {
    return [];
  }
}
