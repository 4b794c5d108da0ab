import { type ComposerKind, DRAFT_LIFETIME_MS, type Draft, draftFrom, parseDraftKey } from './drafts.ts';

/** A draft stored in this browser. */
export interface StoredDraft {
  /** Storage key. */
  key: string;
  kind: ComposerKind;
  draft: Draft;
}

function keysIn(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
}

/**
 * Returns all stored drafts of these blogs, newest first. An unreadable storage counts as empty.
 * @param now milliseconds since 1970
 */
export function storedDrafts(storage: Storage, blogUuids: readonly string[], now: number): StoredDraft[] {
  try {
    return keysIn(storage)
      .flatMap((key): StoredDraft[] => {
        const place = parseDraftKey(key);
        const draft = place && draftFrom(storage.getItem(key));
        if (!draft || !blogUuids.includes(place.blogUuid) || now - draft.savedAt >= DRAFT_LIFETIME_MS)
          return [];
        return [{ key, kind: place.kind, draft }];
      })
      .sort((a, b) => b.draft.savedAt - a.draft.savedAt || a.key.localeCompare(b.key));
  } catch {
    return [];
  }
}
