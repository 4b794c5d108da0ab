import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fallAsleep, isWaking, wakeUp, whenAwake } from './hydration.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  for (const part of ['base', 'modal', 'list']) wakeUp(part);
});

it('waits for every part, also for one that is found while others wake', async () => {
  const told = vi.fn();
  fallAsleep('base');
  fallAsleep('modal');
  void whenAwake().then(told);
  wakeUp('modal');
  fallAsleep('list');
  wakeUp('base');
  await vi.advanceTimersByTimeAsync(0);
  expect(isWaking()).toBe(true);
  expect(told).not.toHaveBeenCalled();
  wakeUp('list');
  await vi.advanceTimersByTimeAsync(0);
  expect(isWaking()).toBe(false);
  expect(told).toHaveBeenCalledOnce();
});

it('waits for nothing on a page that is awake', async () => {
  await expect(whenAwake()).resolves.toBeUndefined();
});

it('does not wait for ever for what never wakes', async () => {
  const told = vi.fn();
  fallAsleep('base');
  void whenAwake().then(told);
  await vi.advanceTimersByTimeAsync(4999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledOnce();
});
