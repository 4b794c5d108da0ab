// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { rememberedPost, rememberPost } from './focus-memory.ts';
import { adoptTyped } from './restore-typed-input.ts';

// The test's browser lacks it; the ids of posts are digits.
beforeEach(() => {
  vi.stubGlobal('CSS', { escape: String });
  return () => vi.unstubAllGlobals();
});

function page(): HTMLElement {
  const made = document.createElement('main');
  made.innerHTML =
    '<article data-post="1"><a id="a"></a></article><article data-post="2"></article><p id="p"></p>';
  return made;
}

it('comes back to the post somebody was at, entry by entry', () => {
  const shown = page();
  rememberPost('one', shown.querySelector('#a'));
  rememberPost('two', shown.querySelector('[data-post="2"]'));
  rememberPost('two', shown.querySelector('#p'));
  rememberPost('three', null);
  const there = (entry: string) => rememberedPost(entry, shown)?.dataset.post;
  expect(['one', 'two', 'three', 'never'].map(there)).toEqual(['1', '2', undefined, undefined]);
  shown.querySelector('[data-post="1"]')?.remove();
  expect(there('one')).toBeUndefined();
});

it('remembers a hundred entries, the last ones', () => {
  const shown = page();
  const link = shown.querySelector('#a');
  for (let count = 0; count < 101; count += 1) rememberPost(`entry ${count}`, link);
  const known = [0, 1, 100].map((count) => rememberedPost(`entry ${count}`, shown) !== undefined);
  expect(known).toEqual([false, true, true]);
});

it('a page that is not there was not typed into', () => {
  expect(() => adoptTyped(null)).not.toThrow();
});
