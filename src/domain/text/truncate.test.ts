import { expect, it } from 'vitest';
import { truncate } from './truncate.ts';

it('truncate keeps text within the limit unchanged', () => {
  expect(truncate('yarn', 4)).toBe('yarn');
});

it('truncate counts the ellipsis towards the limit [validation-28]', () => {
  expect(truncate('a skein of yarn', 8)).toBe('a skein…');
});

it('truncate drops the space before the ellipsis', () => {
  expect(truncate('a skein of yarn', 9)).toBe('a skein…');
});

it('truncate keeps joined emoji whole', () => {
  expect(truncate('👩‍👩‍👧 family', 3)).toBe('👩‍👩‍👧…');
  expect(truncate('👩‍👩‍👧👍🏽', 2)).toBe('👩‍👩‍👧👍🏽');
});
