import type { PostOptions } from './post-options.ts';
import { isEmptyDoc } from './to-blocks.ts';
import type { TrailChoice } from './trail-choice.ts';
import type { DocJson } from './types.ts';

/** Purpose of the composer: a new post, an edit, a reblog, an answer to an ask, a submission to another blog. */
export type ComposerKind = 'new' | 'edit' | 'reblog' | 'answer' | 'submission';

const COMPOSER_KINDS: readonly ComposerKind[] = ['new', 'edit', 'reblog', 'answer', 'submission'];

/**
 * Outcome of the form; `keep` leaves the state of an edited post unchanged, `submit` sends it to another blog for
 * review.
 */
export type Outcome = 'published' | 'queue' | 'schedule' | 'draft' | 'private' | 'keep' | 'submit';

/** Contents of one form. Contains nothing secret, because it is saved in the browser's local storage. */
export interface Draft {
  version: 1;
  /** Time of the save, in milliseconds since 1970. */
  savedAt: number;
  blogUuid: string;
  doc: DocJson;
  tags: string[];
  /** The tag that is still being typed. */
  pendingTag: string;
  outcome: Outcome;
  /** Local publishing time of a scheduled post: `2026-05-01T09:00`. */
  goesOutAt?: string;
  /** The version of the edited post that this draft is based on. */
  basedOn?: number;
  /** Additional options, once any of them was changed. */
  more?: PostOptions;
  /** The parts of the trail that a reblog passes on, once chosen. */
  trail?: TrailChoice;
  /** Address that reopens the form. */
  address?: string;
}

/** Age in milliseconds after which unused drafts are deleted (60 days). */
export const DRAFT_LIFETIME_MS = 60 * 24 * 60 * 60 * 1000;

const PREFIX = 'skein:draft:';

/**
 * Returns the storage key of a draft: one per blog, kind of form and target.
 * @param target the post that is edited or reblogged; empty for a new post
 */
export function draftKey(blogUuid: string, kind: ComposerKind, target: string): string {
  return `${PREFIX}${encodeURIComponent(blogUuid)}:${kind}:${target}`;
}

/** Parses a storage key into blog and kind of form; undefined for the key of something else. */
export function parseDraftKey(key: string): { blogUuid: string; kind: ComposerKind } | undefined {
  const [blog = '', kind] = key.startsWith(PREFIX) ? key.slice(PREFIX.length).split(':') : [];
  const known = COMPOSER_KINDS.find((one) => one === kind);
  try {
    return known && { blogUuid: decodeURIComponent(blog), kind: known };
  } catch {
    return undefined;
  }
}

/** Returns true when a draft has contents worth saving. */
export function hasContents({ doc, tags, pendingTag }: Pick<Draft, 'doc' | 'tags' | 'pendingTag'>): boolean {
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

/** Parses a stored draft; undefined for anything else. */
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
 * Returns the newest draft among the keys, or undefined. An unreadable storage counts as empty.
 * @param now milliseconds since 1970
 */
export function findDraft(storage: Storage, keys: readonly string[], now: number): Draft | undefined {
  return keys
    .map((key) => read(storage, key))
    .filter((draft): draft is Draft => draft !== undefined && now - draft.savedAt < DRAFT_LIFETIME_MS)
    .sort((a, b) => b.savedAt - a.savedAt)[0];
}

/** Saves a draft; returns false when the storage is full or forbidden. */
export function saveDraft(storage: Storage, key: string, draft: Draft): boolean {
  try {
    storage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Deletes the drafts with these keys. */
export function deleteDrafts(storage: Storage, keys: readonly string[]): void {
  for (const key of keys) {
    try {
      storage.removeItem(key);
    } catch {
      // A forbidden storage has nothing to delete.
    }
  }
}

/**
 * Deletes the draft that was saved at `savedAt`, whichever key it has. Drafts that another tab saved since then stay.
 */
export function deleteDraftSavedAt(storage: Storage, keys: readonly string[], savedAt: number): void {
  deleteDrafts(
    storage,
    keys.filter((key) => read(storage, key)?.savedAt === savedAt),
  );
}

/** Deletes all drafts that are expired or unreadable. */
export function deleteExpiredDrafts(storage: Storage, now: number): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const stale = keys
    .filter((key) => key.startsWith(PREFIX))
    .filter((key) => now - (read(storage, key)?.savedAt ?? 0) >= DRAFT_LIFETIME_MS);
  deleteDrafts(storage, stale);
}
