import { expect, it } from 'vitest';
import { keyCap, keyName } from './key-name.ts';
import { commandPaletteKeyCap, isAssignableKey } from './keymap-rules.ts';

it.each([
  ['j', false, 'j', 'J'],
  ['J', true, 'shift+j', '⇧ J'],
  ['Ö', true, 'shift+ö', '⇧ Ö'],
  ['?', true, '?', '?'],
])('keyName of %s (shift: %s) is %s, and keyCap prints %s', (key, shiftKey, name, cap) => {
  expect([keyName({ key, shiftKey }), keyCap(name)]).toEqual([name, cap]);
});

it('isAssignableKey accepts characters and rejects keys with a fixed function', () => {
  expect(['j', 'shift+ö', '?', '7', 'я', '€'].filter(isAssignableKey)).toHaveLength(6);
  expect(
    [' ', '', 'Enter', 'Tab', 'Escape', 'F1', 'ArrowUp', 'shift+7', '\t'].filter(isAssignableKey),
  ).toEqual([]);
});

it("commandPaletteKeyCap matches the platform's keyboard", () => {
  expect(['MacIntel', 'Linux x86_64', 'Win32', ''].map(commandPaletteKeyCap)).toEqual([
    '⌘ K',
    'Ctrl K',
    'Ctrl K',
    'Ctrl K',
  ]);
});
