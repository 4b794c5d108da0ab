// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import {
  endGuide,
  GUIDE_STORAGE_KEY,
  markTipShown,
  resetGuide,
  shouldShowTip,
  startVisit,
} from './guide-store.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  startVisit();
});

it('shouldShowTip is false once the tip was shown, and unchanged for others [guide-01]', () => {
  expect([shouldShowTip('one'), shouldShowTip('two')]).toEqual([true, true]);
  markTipShown('one');
  markTipShown('one');
  expect([shouldShowTip('one'), shouldShowTip('two')]).toEqual([false, false]);
  startVisit();
  expect([shouldShowTip('one'), shouldShowTip('two')]).toEqual([false, true]);
});

it('markTipShown stores the tip in this browser [guide-02]', () => {
  markTipShown('one');
  expect(JSON.parse(localStorage.getItem(GUIDE_STORAGE_KEY) ?? '')).toEqual({ off: false, seen: ['one'] });
});

it('endGuide hides all tips and resetGuide shows them again [guide-03]', () => {
  markTipShown('one');
  endGuide();
  expect([shouldShowTip('one'), shouldShowTip('two')]).toEqual([false, false]);
  resetGuide();
  expect([shouldShowTip('one'), shouldShowTip('two')]).toEqual([true, true]);
  expect(localStorage.getItem(GUIDE_STORAGE_KEY)).toBeNull();
});

it.each(['nonsense', '7', 'null', '{"seen":"one"}', '{"seen":[1]}'])(
  'shouldShowTip tolerates the stored value %s',
  (text) => {
    localStorage.setItem(GUIDE_STORAGE_KEY, text);
    markTipShown('two');
    expect(shouldShowTip('two')).toBe(false);
  },
);

it('shouldShowTip is false without storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(shouldShowTip('one')).toBe(false);
  expect(() => [markTipShown('one'), endGuide()]).not.toThrow();
});
