import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissWall, freeClicks, isWallResting, takeFreeClick, WALL_REST_MS } from './wall-memory.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('takeFreeClick lets five clicks through and refuses the sixth, counting in login_wall_click_handler [login-wall-26] [login-wall-27]', () => {
  expect(Array.from({ length: 6 }, takeFreeClick)).toEqual([true, true, true, true, true, false]);
  expect(localStorage.getItem('login_wall_click_handler')).toBe('0');
});

it('dismissWall adds five clicks, and never makes more than five of them [login-wall-26] [login-wall-28]', () => {
  for (let n = 0; n < 5; n += 1) takeFreeClick();
  expect(freeClicks()).toBe(0);
  dismissWall(false);
  expect(freeClicks()).toBe(5);
  takeFreeClick();
  dismissWall(false);
  expect(freeClicks()).toBe(5);
});

it.each(['', 'x', '-3', '1e9', 'NaN', '{"n":1}'])(
  'freeClicks reads the forged value %j as 0 to 5 clicks',
  (text) => {
    localStorage.setItem('login_wall_click_handler', text);
    expect(freeClicks()).toBeGreaterThanOrEqual(0);
    expect(freeClicks()).toBeLessThanOrEqual(5);
  },
);

it('a remembered dismissal rests the wall for a week, another one does not [login-wall-06]', () => {
  vi.useFakeTimers();
  dismissWall(false);
  expect(isWallResting()).toBe(false);
  dismissWall(true);
  expect(isWallResting()).toBe(true);
  vi.advanceTimersByTime(WALL_REST_MS - 1);
  expect(isWallResting()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isWallResting()).toBe(false);
});

it('a dismissal from a clock that ran ahead does not rest the wall', () => {
  vi.useFakeTimers();
  dismissWall(true);
  vi.setSystemTime(Date.now() - 1000);
  expect(isWallResting()).toBe(false);
});

it('without storage every click is free', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  dismissWall(true);
  expect(Array.from({ length: 9 }, takeFreeClick)).not.toContain(false);
  expect(isWallResting()).toBe(false);
});
