// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { commandOfKey, DEFAULT_KEY_MAP, getKeyMap, onKeysChange } from './key-map.ts';
import { DEFAULT_KEYS } from './keyboard-commands.ts';
import { resetKeys, setKey, setKeysOn } from './keymap-store.ts';

afterEach(() => localStorage.clear());

it("getKeyMap starts with the specification's keys, each for one command", () => {
  expect(getKeyMap()).toBe(DEFAULT_KEY_MAP);
  expect(new Set(Object.values(DEFAULT_KEYS)).size).toBe(Object.keys(DEFAULT_KEYS).length);
  expect([commandOfKey('l'), commandOfKey('shift+r'), commandOfKey('z'), commandOfKey('')]).toEqual([
    'like',
    'reblog',
    undefined,
    undefined,
  ]);
});

it("setKey assigns or removes a command's key and keeps the others", () => {
  setKey('like', 'ö');
  expect([commandOfKey('ö'), commandOfKey('l'), commandOfKey('j')]).toEqual(['like', undefined, 'next']);
  setKey('like', '');
  expect([commandOfKey('ö'), commandOfKey('l'), commandOfKey('')]).toEqual([undefined, undefined, undefined]);
  setKey('open', 'l');
  expect(commandOfKey('l')).toBe('open');
});

it('setKey does not take a key from another command and returns it', () => {
  expect(setKey('like', 'j')).toBe('next');
  expect([commandOfKey('j'), commandOfKey('l')]).toEqual(['next', 'like']);
  expect(setKey('like', 'l')).toBeUndefined();
});

it('setKeysOn switches single keys off and on and keeps the assignments', () => {
  setKey('like', 'x');
  setKeysOn(false);
  expect([getKeyMap().isOn, commandOfKey('x'), commandOfKey('j')]).toEqual([false, undefined, undefined]);
  resetKeys();
  expect(getKeyMap()).toEqual({ isOn: false, keys: DEFAULT_KEYS });
  setKeysOn(true);
  expect(commandOfKey('l')).toBe('like');
  expect(localStorage.length).toBe(0);
});

it('getKeyMap returns the same object until a change, which notifies listeners', () => {
  const listener = vi.fn();
  const stop = onKeysChange(listener);
  setKey('top', 't');
  expect(getKeyMap()).toBe(getKeyMap());
  stop();
  setKey('top', 'u');
  expect(listener).toHaveBeenCalledTimes(1);
});

it.each([
  'null',
  '{',
  '[]',
  '{"keys":7}',
  '{"keys":{"like":7,"nothing":"x"}}',
  `{"keys":{"like":"${'x'.repeat(17)}"}}`,
])('getKeyMap returns the defaults for the stored value %s', (text) => {
  localStorage.setItem('skein.keys', text);
  expect(getKeyMap()).toEqual(DEFAULT_KEY_MAP);
});
