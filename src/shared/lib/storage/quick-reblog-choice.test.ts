// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetQuickChoice, keepQuickChoice, quickChoice } from './quick-reblog-choice.ts';

const choice = { blog: 't:wool', tags: ['fog', 'rain'] };
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('another', 'stays');
});

it('keeps the last choice, and forgets it alone', () => {
  expect(quickChoice()).toBeUndefined();
  keepQuickChoice({ blog: 't:felt', tags: [] });
  keepQuickChoice(choice);
  expect(quickChoice()).toEqual(choice);
  forgetQuickChoice();
  expect(quickChoice()).toBeUndefined();
  expect({ ...localStorage }).toEqual({ another: 'stays' });
});

it.each([
  '',
  'null',
  '7',
  '[]',
  '{',
  '{"blog":7,"tags":[]}',
  '{"blog":"a"}',
  '{"blog":"a","tags":[1]}',
  '{"tags":["a"]}',
])('takes %s for no choice', (kept) => {
  keepQuickChoice(choice);
  const [key = ''] = Object.keys(localStorage).filter((name) => name !== 'another');
  localStorage.setItem(key, kept);
  expect(quickChoice()).toBeUndefined();
});

it('does without a browser that keeps nothing', () => {
  const storage = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('forbidden');
  });
  for (const act of [quickChoice, () => keepQuickChoice(choice), forgetQuickChoice])
    expect(act()).toBeUndefined();
  storage.mockRestore();
});
