import { expect, it } from 'vitest';
import { isBlogName, mentionTerm, trimBlogName } from './blog-name.ts';

it('trimBlogName removes spaces and the @ [validation-10]', () => {
  expect(trimBlogName('  @wool-and-dye ')).toBe('wool-and-dye');
});

it.each(['wool', 'Wool-2', '9', 'a'.repeat(32)])('isBlogName accepts %s [validation-09]', (name) => {
  expect(isBlogName(name)).toBe(true);
});

it.each(['', 'wool_dye', 'wool dye', 'wöol', 'wool.dye', '-wool', 'wool-', 'a'.repeat(33)])(
  'isBlogName rejects %j',
  (name) => {
    expect(isBlogName(name)).toBe(false);
  },
);

it('mentionTerm keeps only blog-name characters', () => {
  expect(mentionTerm('@wool_and dye-é2')).toBe('woolanddye-2');
});
