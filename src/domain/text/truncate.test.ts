import { expect, it } from 'vitest';
import { truncate } from './truncate.ts';

it('leaves text alone that fits', () => {
  expect(truncate('yarn', 4)).toBe('yarn');
});

it('counts the ellipsis into the limit [validation-28]', () => {
  expect(truncate('a skein of yarn', 8)).toBe('a skein…');
});

it('drops the space before the ellipsis', () => {
  expect(truncate('a skein of yarn', 9)).toBe('a skein…');
});

it('keeps joined emoji whole', () => {
  expect(truncate('👩‍👩‍👧 family', 3)).toBe('👩‍👩‍👧…');
  expect(truncate('👩‍👩‍👧👍🏽', 2)).toBe('👩‍👩‍👧👍🏽');
});
