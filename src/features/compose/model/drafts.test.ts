import { beforeEach, describe, expect, it } from 'vitest';
import {
  DRAFT_LIFETIME,
  type Draft,
  draftKey,
  findDraft,
  forgetDrafts,
  isWorthKeeping,
  saveDraft,
  sweepDrafts,
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

const NOW = 1_800_000_000_000;
function draft(words: string, savedAt = NOW - 1000): Draft {
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
  it('come back from the newest of several places', () => {
    const [one, other, empty] = ['t:a', 't:b', 't:c'].map((uuid) => draftKey(uuid, 'reblog', '12'));
    if (!one || !other || !empty) throw new Error('keys');
    saveDraft(storage, one, draft('older', NOW - 9000));
    saveDraft(storage, other, draft('newer'));
    expect(findDraft(storage, [one, other, empty], NOW)).toEqual(draft('newer'));
    forgetDrafts(storage, [other]);
    expect(findDraft(storage, [one, other, empty], NOW)?.savedAt).toBe(NOW - 9000);
  });

  it('have one place per blog, kind and target', () => {
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
    'are not made of %j',
    (stored) => {
      storage.setItem('k', stored);
      expect(findDraft(storage, ['k'], NOW)).toBeUndefined();
    },
  );

  it('say when there is no room', () => {
    storage.full = true;
    expect(saveDraft(storage, 'k', draft('a'))).toBe(false);
  });

  it('are forgotten after their lifetime, and nothing else is', () => {
    const old = draftKey('t:a', 'new', '');
    const fresh = draftKey('t:b', 'new', '');
    saveDraft(storage, old, draft('old', NOW - DRAFT_LIFETIME));
    saveDraft(storage, fresh, draft('fresh'));
    storage.setItem('other', 'stays');
    expect(findDraft(storage, [old], NOW)).toBeUndefined();
    sweepDrafts(storage, NOW);
    expect([storage.getItem(old), storage.getItem('other')]).toEqual([null, 'stays']);
    expect(storage.getItem(fresh)).not.toBeNull();
  });

  it('are worth keeping once anything was typed', () => {
    expect(isWorthKeeping(draft(' '))).toBe(false);
    expect(isWorthKeeping(draft('a'))).toBe(true);
    expect(isWorthKeeping({ ...draft(''), tags: ['cats'] })).toBe(true);
    expect(isWorthKeeping({ ...draft(''), pendingTag: 'ca' })).toBe(true);
  });
});
