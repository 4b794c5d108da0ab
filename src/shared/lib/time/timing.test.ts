import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debounce, throttle } from './timing.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('debounce', () => {
  it('debounce runs once, with the last arguments, after a pause', () => {
    const run = vi.fn();
    const delayed = debounce(run, 100);
    delayed(1);
    vi.advanceTimersByTime(99);
    delayed(2);
    vi.advanceTimersByTime(99);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run.mock.calls).toEqual([[2]]);
  });

  it('debounce does not wait past the maximum', () => {
    const run = vi.fn();
    const delayed = debounce(run, 100, 1000);
    for (let time = 0; time < 1500; time += 50) {
      delayed(time);
      vi.advanceTimersByTime(50);
    }
    expect(run).toHaveBeenCalledTimes(1);
    expect(run).toHaveBeenCalledWith(950);
  });

  it('debounce restarts the maximum after a run', () => {
    const run = vi.fn();
    const delayed = debounce(run, 100, 150);
    delayed();
    vi.advanceTimersByTime(1000);
    delayed();
    vi.advanceTimersByTime(99);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('debounce can be cancelled', () => {
    const run = vi.fn();
    const delayed = debounce(run, 100);
    delayed();
    delayed.cancel();
    vi.advanceTimersByTime(200);
    expect(run).not.toHaveBeenCalled();
  });
});

describe('throttle', () => {
  it('throttle runs at once, then at most once per interval, and ends with the last call', () => {
    const run = vi.fn();
    const delayed = throttle(run, 100);
    for (const value of [1, 2, 3]) delayed(value);
    expect(run.mock.calls).toEqual([[1]]);
    vi.advanceTimersByTime(100);
    expect(run.mock.calls).toEqual([[1], [3]]);
    vi.advanceTimersByTime(500);
    expect(run).toHaveBeenCalledTimes(2);
    delayed(4);
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('throttle can be cancelled', () => {
    const run = vi.fn();
    const delayed = throttle(run, 100);
    delayed(1);
    delayed(2);
    delayed.cancel();
    vi.advanceTimersByTime(500);
    expect(run.mock.calls).toEqual([[1]]);
  });
});
