import { describe, expect, test, vi } from 'vitest';
import { applyForcedFromUrl, formatForced, makeForcedStore, parseForced, preferHeaderOf } from './forced.ts';

function fakeStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

describe('parseForced and formatForced', () => {
  test('parseForced reads operation, status and example', () => {
    expect(parseForced('likePost:429, getDashboard:200:empty')).toEqual({
      likePost: { status: 429, example: undefined },
      getDashboard: { status: 200, example: 'empty' },
    });
  });

  test('parseForced ignores malformed parts', () => {
    expect(parseForced('likePost,likePost:999,:429,getPost:404:a b')).toEqual({});
  });

  test('formatForced reverses parseForced', () => {
    const text = 'likePost:429,getBlogInfo:200:marlow-writes';
    expect(formatForced(parseForced(text))).toBe(text);
  });
});

test('preferHeaderOf formats a Prefer header', () => {
  expect(preferHeaderOf({ status: 429 })).toBe('code=429');
  expect(preferHeaderOf({ status: 200, example: 'empty' })).toBe('code=200, example=empty');
});

describe('makeForcedStore', () => {
  test('makeForcedStore persists across reloads', () => {
    const storage = fakeStorage();
    makeForcedStore(storage).set('likePost', { status: 429 });
    expect(makeForcedStore(storage).get().likePost?.status).toBe(429);
  });

  test('makeForcedStore removes one operation, or all', () => {
    const store = makeForcedStore(fakeStorage());
    const listener = vi.fn();
    store.subscribe(listener);
    store.set('likePost', { status: 429 });
    store.set('getPost', { status: 404 });
    store.set('likePost', undefined);
    expect(Object.keys(store.get())).toEqual(['getPost']);
    store.clear();
    expect(store.get()).toEqual({});
    expect(listener).toHaveBeenCalledTimes(4);
  });

  test("applyForcedFromUrl adds the URL's responses to stored ones", () => {
    const store = makeForcedStore(fakeStorage());
    store.set('getPost', { status: 404 });
    applyForcedFromUrl(store, '?force=likePost:429&tab=all');
    expect(Object.keys(store.get())).toEqual(['getPost', 'likePost']);
    applyForcedFromUrl(store, '?force=clear&force=getDashboard:200:empty');
    expect(Object.keys(store.get())).toEqual(['getDashboard']);
  });
});
