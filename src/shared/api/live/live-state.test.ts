import { expect, it } from 'vitest';
import { isLive, setLive, subscribeLive } from './live-state.ts';

it('subscribeLive notifies each listener once per change until it unsubscribes', () => {
  const heard: string[] = [];
  const stops = ['one', 'two'].map((name) => subscribeLive(() => heard.push(`${name} ${isLive()}`)));
  expect(isLive()).toBe(false);
  setLive(false);
  expect(heard).toEqual([]);
  setLive(true);
  setLive(true);
  expect(heard).toEqual(['one true', 'two true']);
  stops[0]?.();
  setLive(false);
  expect(heard).toEqual(['one true', 'two true', 'two false']);
  stops[1]?.();
  setLive(true);
  expect([heard.length, isLive()]).toEqual([3, true]);
  setLive(false);
});
