/**
 * Kind of text: a reply, a comment in a community, an answer to a question of a community, an appeal to its moderators,
 * an ask, or a private message (`letter`, the value in stored keys).
 */
export type UnsentTextKind = 'reply' | 'comment' | 'answer' | 'appeal' | 'ask' | 'letter';

/** Identifies the field a text belongs to. */
export interface UnsentTextOwner {
  /** Uuid of the member's blog that writes; undefined for a visitor, whose text lasts as long as the tab. */
  writer: string | undefined;
  kind: UnsentTextKind;
  /** Recipient: the id of a post or a decision, the name or uuid of a blog, a community with its question. */
  target: string;
}

/** Link back to the field. */
export interface UnsentTextLink {
  address: string;
  /** Name of the recipient's blog. */
  to: string;
}

/** Lifetime of unsent text in milliseconds (60 days), like that of post drafts in the browser. */
export const UNSENT_TEXT_LIFETIME_MS = 60 * 24 * 60 * 60 * 1000;

export const UNSENT_TEXT_PREFIX = 'skein:words:';

function keyOf(writer: string, { kind, target }: UnsentTextOwner): string {
  return `${UNSENT_TEXT_PREFIX}${encodeURIComponent(writer)}:${kind}:${target}`;
}

/** Returns the stored text of a field; includes the text of a visitor who has become a member in this tab. */
export function readUnsentText(owner: UnsentTextOwner): string {
  try {
    const own = owner.writer && localStorage.getItem(keyOf(owner.writer, owner));
    if (own) return String((JSON.parse(own) as { text?: unknown }).text ?? '');
    return sessionStorage.getItem(keyOf('', owner)) ?? '';
  } catch {
    return '';
  }
}

/** Stores unsent text; an empty text removes it. */
export function storeUnsentText(owner: UnsentTextOwner, text: string, link: UnsentTextLink): void {
  try {
    const visitors = keyOf('', owner);
    if (owner.writer === undefined && text) sessionStorage.setItem(visitors, text);
    else sessionStorage.removeItem(visitors);
    if (owner.writer === undefined) return;
    const own = keyOf(owner.writer, owner);
    if (text) localStorage.setItem(own, JSON.stringify({ text, savedAt: Date.now(), ...link }));
    else localStorage.removeItem(own);
  } catch {
    // Storage is full or switched off: the text stays in memory only.
  }
}
