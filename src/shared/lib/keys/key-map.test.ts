// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { actOf, FIRST_KEYS, keyMap, onKeysChange } from './key-map.ts';
import { ACTS } from './keyboard-commands.ts';
import { resetKeys, setKey, setKeysOn } from './keymap-store.ts';

afterEach(() => localStorage.clear());

it('begins with the keys of the specification, each for one act', () => {
  expect(keyMap()).toBe(FIRST_KEYS);
  expect(new Set(Object.values(ACTS)).size).toBe(Object.keys(ACTS).length);
  expect([actOf('l'), actOf('shift+r'), actOf('z'), actOf('')]).toEqual([
    'like',
    'reblog',
    undefined,
    undefined,
  ]);
});

it('gives an act another key, or none, and leaves the others theirs', () => {
  setKey('like', 'ö');
  expect([actOf('ö'), actOf('l'), actOf('j')]).toEqual(['like', undefined, 'next']);
  setKey('like', '');
  expect([actOf('ö'), actOf('l'), actOf('')]).toEqual([undefined, undefined, undefined]);
  setKey('open', 'l');
  expect(actOf('l')).toBe('open');
});

it('takes no key from another act, and says whose it is', () => {
  expect(setKey('like', 'j')).toBe('next');
  expect([actOf('j'), actOf('l')]).toEqual(['next', 'like']);
  expect(setKey('like', 'l')).toBeUndefined();
});

it('switches all off and on, without forgetting which key does what', () => {
  setKey('like', 'x');
  setKeysOn(false);
  expect([keyMap().isOn, actOf('x'), actOf('j')]).toEqual([false, undefined, undefined]);
  resetKeys();
  expect(keyMap()).toEqual({ isOn: false, keys: ACTS });
  setKeysOn(true);
  expect(actOf('l')).toBe('like');
  expect(localStorage.length).toBe(0);
});

it('is one object until something changes, and tells of changes', () => {
  const told = vi.fn();
  const stop = onKeysChange(told);
  setKey('top', 't');
  expect(keyMap()).toBe(keyMap());
  stop();
  setKey('top', 'u');
  expect(told).toHaveBeenCalledTimes(1);
});

it.each([
  'null',
  '{',
  '[]',
  '{"keys":7}',
  '{"keys":{"like":7,"nothing":"x"}}',
  `{"keys":{"like":"${'x'.repeat(17)}"}}`,
])('has the first keys where %s was kept', (text) => {
  localStorage.setItem('skein.keys', text);
  expect(keyMap()).toEqual(FIRST_KEYS);
});
