import { beforeEach, describe, expect, it } from 'vitest';
import {
  DRAFT_LIFETIME_MS,
  type Draft,
  deleteDrafts,
  deleteExpiredDrafts,
  draftKey,
  findDraft,
  hasContents,
  saveDraft,
} from './drafts.ts';
import { paragraphOf } from './from-blocks.ts';

class MemoryStorage implements Storage {
  readonly #map = new Map<string, string>();
  full = false;
  get length(): number {
    return this.#map.size;
  }
  clear(): void {
    this.#map.clear();
  }
  getItem(key: string): string | null {
    return this.#map.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.#map.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.#map.delete(key);
  }
  setItem(key: string, value: string): void {
    if (this.full) throw new DOMException('Full', 'QuotaExceededError');
    this.#map.set(key, value);
  }
}

const NOW_MS = 1_800_000_000_000;
function draft(words: string, savedAt = NOW_MS - 1000): Draft {
  return {
    version: 1,
    savedAt,
    blogUuid: 't:marlow',
    doc: { type: 'doc', content: [paragraphOf(null, { text: words })] },
    tags: [],
    pendingTag: '',
    outcome: 'published',
  };
}

let storage: MemoryStorage;
beforeEach(() => {
  storage = new MemoryStorage();
});

describe('drafts', () => {
  it('findDraft returns the newest draft of several keys', () => {
    const [one, other, empty] = ['t:a', 't:b', 't:c'].map((uuid) => draftKey(uuid, 'reblog', '12'));
    if (!one || !other || !empty) throw new Error('keys');
    saveDraft(storage, one, draft('older', NOW_MS - 9000));
    saveDraft(storage, other, draft('newer'));
    expect(findDraft(storage, [one, other, empty], NOW_MS)).toEqual(draft('newer'));
    deleteDrafts(storage, [other]);
    expect(findDraft(storage, [one, other, empty], NOW_MS)?.savedAt).toBe(NOW_MS - 9000);
  });

  it('draftKey is unique per blog, kind and target', () => {
    const keys = [
      draftKey('t:a', 'new', ''),
      draftKey('t:b', 'new', ''),
      draftKey('t:a', 'edit', '1'),
      draftKey('t:a', 'reblog', '1'),
      draftKey('t:a', 'reblog', '2'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(['', '{', '7', '{"version":2}', '{"version":1,"savedAt":1,"blogUuid":"t:a","doc":{},"tags":[]}'])(
    'findDraft ignores an invalid stored value: %j',
    (stored) => {
      storage.setItem('k', stored);
      expect(findDraft(storage, ['k'], NOW_MS)).toBeUndefined();
    },
  );

  it('saveDraft reports when the storage is full', () => {
    storage.full = true;
    expect(saveDraft(storage, 'k', draft('a'))).toBe(false);
  });

  it('deleteExpiredDrafts deletes expired drafts and nothing else', () => {
    const old = draftKey('t:a', 'new', '');
    const fresh = draftKey('t:b', 'new', '');
    saveDraft(storage, old, draft('old', NOW_MS - DRAFT_LIFETIME_MS));
    saveDraft(storage, fresh, draft('fresh'));
    storage.setItem('other', 'stays');
    expect(findDraft(storage, [old], NOW_MS)).toBeUndefined();
    deleteExpiredDrafts(storage, NOW_MS);
    expect([storage.getItem(old), storage.getItem('other')]).toEqual([null, 'stays']);
    expect(storage.getItem(fresh)).not.toBeNull();
  });

  it('hasContents is true once anything was typed', () => {
    expect(hasContents(draft(' '))).toBe(false);
    expect(hasContents(draft('a'))).toBe(true);
    expect(hasContents({ ...draft(''), tags: ['cats'] })).toBe(true);
    expect(hasContents({ ...draft(''), pendingTag: 'ca' })).toBe(true);
  });
});
