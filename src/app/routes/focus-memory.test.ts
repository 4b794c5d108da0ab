// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { rememberedPost, rememberPost } from './focus-memory.ts';
import { restoreTypedInput } from './restore-typed-input.ts';

// jsdom lacks CSS.escape; post ids are digits only.
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

it('rememberedPost returns the post focused last, per history entry', () => {
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

it('rememberPost keeps the newest hundred entries', () => {
  const shown = page();
  const link = shown.querySelector('#a');
  for (let count = 0; count < 101; count += 1) rememberPost(`entry ${count}`, link);
  const known = [0, 1, 100].map((count) => rememberedPost(`entry ${count}`, shown) !== undefined);
  expect(known).toEqual([false, true, true]);
});

it('restoreTypedInput ignores a missing page', () => {
  expect(() => restoreTypedInput(null)).not.toThrow();
});
