// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { endGuide, GUIDE_ENTRY, isToShow, noteShown, resetGuide } from './guide-store.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('shows each tip once, and no other is touched [guide-01]', () => {
  expect([isToShow('one'), isToShow('two')]).toEqual([true, true]);
  noteShown('one');
  noteShown('one');
  expect([isToShow('one'), isToShow('two')]).toEqual([false, true]);
});

it('is kept in this browser [guide-02]', () => {
  noteShown('one');
  expect(JSON.parse(localStorage.getItem(GUIDE_ENTRY) ?? '')).toEqual({ off: false, seen: ['one'] });
});

it('is shown no more, and anew after a reset, which clears all [guide-03]', () => {
  noteShown('one');
  endGuide();
  expect([isToShow('one'), isToShow('two')]).toEqual([false, false]);
  resetGuide();
  expect([isToShow('one'), isToShow('two')]).toEqual([true, true]);
  expect(localStorage.getItem(GUIDE_ENTRY)).toBeNull();
});

it.each(['nonsense', '7', 'null', '{"seen":"one"}', '{"seen":[1]}'])('makes the best of %s', (text) => {
  localStorage.setItem(GUIDE_ENTRY, text);
  noteShown('two');
  expect(isToShow('two')).toBe(false);
});

it('shows nothing where nothing can be kept: it would come again and again', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(isToShow('one')).toBe(false);
  expect(() => [noteShown('one'), endGuide()]).not.toThrow();
});
