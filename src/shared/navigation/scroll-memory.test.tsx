import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Loads the module anew, as a new document does. */
const load = () => import('./scroll-memory.ts');

beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('rememberScroll keeps the last 100 positions and drops older ones [navigation-01] [navigation-02]', async () => {
  const { recallScroll, rememberScroll } = await load();
  for (let index = 0; index < 101; index += 1) rememberScroll(`entry ${index}`, index * 10);
  expect(recallScroll('entry 0')).toBeUndefined();
  expect([recallScroll('entry 1'), recallScroll('entry 100')]).toEqual([10, 1000]);
});

it('rememberScroll counts a revisited location as new', async () => {
  const { recallScroll, rememberScroll } = await load();
  for (let index = 0; index < 100; index += 1) rememberScroll(`entry ${index}`, index);
  rememberScroll('entry 0', 5);
  rememberScroll('one more', 1);
  expect([recallScroll('entry 0'), recallScroll('entry 1')]).toEqual([5, undefined]);
});

it('recallScroll restores positions after a reload and tolerates broken storage', async () => {
  const before = await load();
  before.rememberScroll('entry', 420);
  before.saveScrollMemory();
  vi.resetModules();
  expect((await load()).recallScroll('entry')).toBe(420);
  vi.resetModules();
  sessionStorage.setItem('scroll', '{"not":');
  expect((await load()).recallScroll('entry')).toBeUndefined();
});
