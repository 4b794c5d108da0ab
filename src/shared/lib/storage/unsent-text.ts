/** What the words are for: a reply, a question, or a message. */
export type WordsKind = 'reply' | 'ask' | 'letter';

/** Where words are kept. */
export interface WordsPlace {
  /** Uuid of the member's blog that writes; undefined for a visitor, whose words last as long as the tab. */
  writer: string | undefined;
  kind: WordsKind;
  /** What they are written to: the id of a post, the name or uuid of a blog. */
  target: string;
}

/** How they are found again. */
export interface WordsWay {
  address: string;
  /** Name of the blog they are for. */
  to: string;
}

/** Words that nobody came back to are forgotten after this many milliseconds (60 days), like the drafts of posts. */
export const WORDS_LIFETIME = 60 * 24 * 60 * 60 * 1000;

export const WORDS_PREFIX = 'skein:words:';

function keyOf(writer: string, { kind, target }: WordsPlace): string {
  return `${WORDS_PREFIX}${encodeURIComponent(writer)}:${kind}:${target}`;
}

/** The words that were begun there; those of the visitor that the member was a moment ago count too. */
export function keptWords(place: WordsPlace): string {
  try {
    const own = place.writer && localStorage.getItem(keyOf(place.writer, place));
    if (own) return String((JSON.parse(own) as { text?: unknown }).text ?? '');
    return sessionStorage.getItem(keyOf('', place)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps words that are not sent yet; nothing is kept of empty ones. */
export function keepWords(place: WordsPlace, text: string, way: WordsWay): void {
  try {
    const visitors = keyOf('', place);
    if (place.writer === undefined && text) sessionStorage.setItem(visitors, text);
    else sessionStorage.removeItem(visitors);
    if (place.writer === undefined) return;
    const own = keyOf(place.writer, place);
    if (text) localStorage.setItem(own, JSON.stringify({ text, savedAt: Date.now(), ...way }));
    else localStorage.removeItem(own);
  } catch {
    // Storage is full or switched off: the words stay on the screen.
  }
}
