import type { More } from './more.ts';
import { isEmptyDoc } from './to-blocks.ts';
import type { TrailChoice } from './trail-choice.ts';
import type { DocJson } from './types.ts';

/** What the form is for: a post of one's own, changing one, passing one on, answering an ask, one for others. */
export type ComposerKind = 'new' | 'edit' | 'reblog' | 'answer' | 'submission';

const KINDS: readonly ComposerKind[] = ['new', 'edit', 'reblog', 'answer', 'submission'];

/** How the post leaves the form; `keep` leaves the state of an edited post as it is, `submit` leaves it to others. */
export type Outcome = 'published' | 'queue' | 'schedule' | 'draft' | 'private' | 'keep' | 'submit';

/** Everything typed into one form. Holds nothing secret: it is kept in the browser's local storage. */
export interface Draft {
  version: 1;
  /** Milliseconds since 1970. */
  savedAt: number;
  blogUuid: string;
  doc: DocJson;
  tags: string[];
  /** A tag that is not finished yet. */
  pendingTag: string;
  outcome: Outcome;
  /** When a scheduled post goes out, as clocks here show it: `2026-05-01T09:00`. */
  goesOutAt?: string;
  /** The version of an edited post that this started from. */
  basedOn?: number;
  /** What the post says besides its words, once somebody changed something of it. */
  more?: More;
  /** What of its trail a reblog passes on, once somebody chose. */
  trail?: TrailChoice;
  /** Where its form is opened again. */
  address?: string;
}

/** Drafts that nobody came back to are forgotten after this many milliseconds (60 days). */
export const DRAFT_LIFETIME = 60 * 24 * 60 * 60 * 1000;

const PREFIX = 'skein:draft:';

/**
 * The place of a draft: one per blog, kind of form and target.
 * @param target the post that is edited or reblogged; empty for a new post
 */
export function draftKey(blogUuid: string, kind: ComposerKind, target: string): string {
  return `${PREFIX}${encodeURIComponent(blogUuid)}:${kind}:${target}`;
}

/** Whose draft is kept at a place, and of which form; undefined where something else is. */
export function placeOf(key: string): { blogUuid: string; kind: ComposerKind } | undefined {
  const [blog = '', kind] = key.startsWith(PREFIX) ? key.slice(PREFIX.length).split(':') : [];
  const known = KINDS.find((one) => one === kind);
  try {
    return known && { blogUuid: decodeURIComponent(blog), kind: known };
  } catch {
    return undefined;
  }
}

/** Whether anything in a draft is worth keeping. */
export function isWorthKeeping({
  doc,
  tags,
  pendingTag,
}: Pick<Draft, 'doc' | 'tags' | 'pendingTag'>): boolean {
  return !isEmptyDoc(doc) || tags.length > 0 || pendingTag.trim() !== '';
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { version, savedAt, blogUuid, doc, tags } = value as Partial<Draft>;
  return (
    version === 1 &&
    typeof savedAt === 'number' &&
    typeof blogUuid === 'string' &&
    doc?.type === 'doc' &&
    Array.isArray(doc.content) &&
    Array.isArray(tags)
  );
}

/** A draft as a storage spells it; undefined for anything else. */
export function draftFrom(spelt: string | null): Draft | undefined {
  try {
    const value: unknown = JSON.parse(spelt ?? 'null');
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function read(storage: Storage, key: string): Draft | undefined {
  try {
    return draftFrom(storage.getItem(key));
  } catch {
    return undefined;
  }
}

/**
 * The newest draft among the places given, or undefined. A storage that cannot be read counts as empty.
 * @param now milliseconds since 1970
 */
export function findDraft(storage: Storage, keys: readonly string[], now: number): Draft | undefined {
  return keys
    .map((key) => read(storage, key))
    .filter((draft): draft is Draft => draft !== undefined && now - draft.savedAt < DRAFT_LIFETIME)
    .sort((a, b) => b.savedAt - a.savedAt)[0];
}

/** Keeps a draft; false when the storage is full or forbidden. */
export function saveDraft(storage: Storage, key: string, draft: Draft): boolean {
  try {
    storage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the drafts at these places. */
export function forgetDrafts(storage: Storage, keys: readonly string[]): void {
  for (const key of keys) {
    try {
      storage.removeItem(key);
    } catch {
      // A storage that is forbidden holds nothing to forget.
    }
  }
}

/**
 * Forgets the draft that was kept at this moment, wherever among the places it is: what another tab kept there since is
 * not this form's to forget.
 */
export function forgetKept(storage: Storage, keys: readonly string[], savedAt: number): void {
  forgetDrafts(
    storage,
    keys.filter((key) => read(storage, key)?.savedAt === savedAt),
  );
}

/** Forgets all drafts that are older than their lifetime, or unreadable. */
export function sweepDrafts(storage: Storage, now: number): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const stale = keys
    .filter((key) => key.startsWith(PREFIX))
    .filter((key) => now - (read(storage, key)?.savedAt ?? 0) >= DRAFT_LIFETIME);
  forgetDrafts(storage, stale);
}
