import { expect, it } from 'vitest';
import { isComposingKey, isLetterKey, keyNames } from './key-event.ts';

it.each([
  ['Latin j', { key: 'j', code: 'KeyJ', shiftKey: false }, ['j']],
  ['j at another place (Dvorak)', { key: 'j', code: 'KeyC', shiftKey: false }, ['j']],
  ['German ö', { key: 'ö', code: 'Semicolon', shiftKey: false }, ['ö']],
  ['Cyrillic о', { key: 'о', code: 'KeyJ', shiftKey: false }, ['о', 'j']],
  ['Cyrillic О with Shift', { key: 'О', code: 'KeyJ', shiftKey: true }, ['shift+о', 'shift+j']],
  ['Greek ξ', { key: 'ξ', code: 'KeyJ', shiftKey: false }, ['ξ', 'j']],
  ['Hangul ㅓ', { key: 'ㅓ', code: 'KeyJ', shiftKey: false }, ['ㅓ', 'j']],
  ['Cyrillic ж beside the letters', { key: 'ж', code: 'Semicolon', shiftKey: false }, ['ж']],
  ['a punctuation key', { key: '/', code: 'Slash', shiftKey: false }, ['/']],
])('keyNames of %s', (_name, event, names) => {
  expect(keyNames(event)).toEqual(names);
});

it('isLetterKey finds a letter on layouts of every script', () => {
  expect(isLetterKey({ key: 'K', code: 'KeyK', shiftKey: true }, 'k')).toBe(true);
  expect(isLetterKey({ key: 'л', code: 'KeyK', shiftKey: false }, 'k')).toBe(true);
  expect(isLetterKey({ key: 't', code: 'KeyK', shiftKey: false }, 'k')).toBe(false);
});

it('isComposingKey is true for the key that ends a composition in Safari', () => {
  expect(isComposingKey({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposingKey({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposingKey({ isComposing: false, keyCode: 13 })).toBe(false);
});
