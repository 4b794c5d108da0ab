import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isHydrating, markHydrated, markPending, whenHydrated } from './hydration.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  for (const part of ['base', 'modal', 'list']) markHydrated(part);
});

it('whenHydrated waits for every part, also for one registered meanwhile', async () => {
  const resolved = vi.fn();
  markPending('base');
  markPending('modal');
  void whenHydrated().then(resolved);
  markHydrated('modal');
  markPending('list');
  markHydrated('base');
  await vi.advanceTimersByTimeAsync(0);
  expect(isHydrating()).toBe(true);
  expect(resolved).not.toHaveBeenCalled();
  markHydrated('list');
  await vi.advanceTimersByTimeAsync(0);
  expect(isHydrating()).toBe(false);
  expect(resolved).toHaveBeenCalledOnce();
});

it('whenHydrated resolves at once on a hydrated page', async () => {
  await expect(whenHydrated()).resolves.toBeUndefined();
});

it('whenHydrated times out for a part that never hydrates', async () => {
  const resolved = vi.fn();
  markPending('base');
  void whenHydrated().then(resolved);
  await vi.advanceTimersByTimeAsync(4999);
  expect(resolved).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(resolved).toHaveBeenCalledOnce();
});
