// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import {
  clearQuickReblogChoice,
  readQuickReblogChoice,
  storeQuickReblogChoice,
} from './quick-reblog-choice.ts';

const choice = { blog: 't:wool', tags: ['fog', 'rain'] };
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('another', 'stays');
});

it('storeQuickReblogChoice keeps the last choice, and clearQuickReblogChoice removes only it', () => {
  expect(readQuickReblogChoice()).toBeUndefined();
  storeQuickReblogChoice({ blog: 't:felt', tags: [] });
  storeQuickReblogChoice(choice);
  expect(readQuickReblogChoice()).toEqual(choice);
  clearQuickReblogChoice();
  expect(readQuickReblogChoice()).toBeUndefined();
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
])('readQuickReblogChoice ignores the stored value %s', (kept) => {
  storeQuickReblogChoice(choice);
  const [key = ''] = Object.keys(localStorage).filter((name) => name !== 'another');
  localStorage.setItem(key, kept);
  expect(readQuickReblogChoice()).toBeUndefined();
});

it('quick reblog choice works without storage', () => {
  const storage = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('forbidden');
  });
  for (const act of [readQuickReblogChoice, () => storeQuickReblogChoice(choice), clearQuickReblogChoice])
    expect(act()).toBeUndefined();
  storage.mockRestore();
});
