import { expect, it } from 'vitest';
import { isLive, setLive, subscribeLive } from './live-state.ts';

it('subscribeLive notifies each listener once per change until it unsubscribes', () => {
  const calls: string[] = [];
  const stops = ['one', 'two'].map((name) => subscribeLive(() => calls.push(`${name} ${isLive()}`)));
  expect(isLive()).toBe(false);
  setLive(false);
  expect(calls).toEqual([]);
  setLive(true);
  setLive(true);
  expect(calls).toEqual(['one true', 'two true']);
  stops[0]?.();
  setLive(false);
  expect(calls).toEqual(['one true', 'two true', 'two false']);
  stops[1]?.();
  setLive(true);
  expect([calls.length, isLive()]).toEqual([3, true]);
  setLive(false);
});
