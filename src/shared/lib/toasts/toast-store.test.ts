import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addToast,
  clearToasts,
  dismissToast,
  getToasts,
  pauseToasts,
  resumeToasts,
  subscribeToasts,
  type ToastType,
} from './toast-store.ts';

const ids = (): string[] => getToasts().map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  clearToasts();
  vi.useRealTimers();
});

describe('toast duration', () => {
  it.each<[ToastType, number]>([
    ['info', 4000],
    ['success', 4000],
    ['mascot', 4000],
    ['meow', 4000],
    ['error', 8000],
  ])('toast %s stays %i ms [toast-01] [toast-03] [toast-05] [toast-06] [toast-07]', (type, duration) => {
    addToast({ type, message: 'x' });
    vi.advanceTimersByTime(duration - 1);
    expect(getToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(getToasts()).toHaveLength(0);
  });

  it('banner toasts stay until dismissed [toast-01] [toast-02]', () => {
    const id = addToast({ type: 'banner', message: 'x' });
    vi.advanceTimersByTime(10_000_000);
    expect(ids()).toEqual([id]);
    dismissToast(id);
    expect(ids()).toEqual([]);
  });
});

it('addToast does not add an id twice, nor restart its timer [toast-04]', () => {
  addToast({ id: 'saved', message: 'first' });
  vi.advanceTimersByTime(3000);
  addToast({ id: 'saved', message: 'second' });
  expect(getToasts().map(({ message }) => message)).toEqual(['first']);
  vi.advanceTimersByTime(1000);
  expect(ids()).toEqual([]);
  addToast({ id: 'saved', message: 'third' });
  expect(ids()).toEqual(['saved']);
});

it('addToast generates unique ids', () => {
  expect(addToast({ message: 'a' })).not.toBe(addToast({ message: 'a' }));
});

it('pauseToasts stops the timers and resumeToasts restarts them', () => {
  addToast({ id: 'a', message: 'a' });
  vi.advanceTimersByTime(3900);
  pauseToasts();
  vi.advanceTimersByTime(60_000);
  expect(ids()).toEqual(['a']);
  resumeToasts();
  vi.advanceTimersByTime(3999);
  expect(ids()).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(ids()).toEqual([]);
});

it('subscribeToasts notifies listeners until they unsubscribe', () => {
  const listener = vi.fn();
  const leave = subscribeToasts(listener);
  addToast({ id: 'a', message: 'a' });
  dismissToast('a');
  dismissToast('a');
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  addToast({ message: 'b' });
  expect(listener).toHaveBeenCalledTimes(2);
});
