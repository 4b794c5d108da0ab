import { expect, it } from 'vitest';
import { keyCap, keyName } from './key-name.ts';
import { commandCap, isChoosable } from './keymap-rules.ts';

it.each([
  ['j', false, 'j', 'J'],
  ['J', true, 'shift+j', '⇧ J'],
  ['Ö', true, 'shift+ö', '⇧ Ö'],
  ['?', true, '?', '?'],
])('spells %s (shift: %s) as %s and prints it as %s', (key, shiftKey, name, cap) => {
  expect([keyName({ key, shiftKey }), keyCap(name)]).toEqual([name, cap]);
});

it('lets signs be chosen, and no key that does something everywhere', () => {
  expect(['j', 'shift+ö', '?', '7', 'я', '€'].filter(isChoosable)).toHaveLength(6);
  expect([' ', '', 'Enter', 'Tab', 'Escape', 'F1', 'ArrowUp', 'shift+7', '\t'].filter(isChoosable)).toEqual(
    [],
  );
});

it('calls the key of the commands as the keyboard does', () => {
  expect(['MacIntel', 'Linux x86_64', 'Win32', ''].map(commandCap)).toEqual([
    '⌘ K',
    'Ctrl K',
    'Ctrl K',
    'Ctrl K',
  ]);
});
