import { expect, it } from 'vitest';
import { truncate, truncateAtWord } from './truncate.ts';

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

it.each([
  ['five in the morning light', 15, 'five in the…'],
  ['five in the morning light', 19, 'five in the…'],
  ['five in the morning light', 20, 'five in the morning…'],
  ['a skein of yarn, wound', 18, 'a skein of yarn…'],
  ['unbreakablewordwithoutend', 10, 'unbreakab…'],
  ['東京の朝はとても静かです', 8, '東京の朝はとて…'],
  ['whole', 5, 'whole'],
])('truncateAtWord keeps words whole: %s', (text, limit, cut) => {
  expect(truncateAtWord(text, limit)).toBe(cut);
});
