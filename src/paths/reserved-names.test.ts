import { expect, it } from 'vitest';
import { patterns } from './paths.ts';
import { isFreeBlogName, isReservedBlogName } from './reserved-names.ts';

it('holds the examples of the specification (spec 000 §2.3) [blog-07]', () => {
  const examples =
    'admin settings dashboard login register explore search tagged inbox likes messaging help api';
  for (const name of `${examples} about terms privacy jobs`.split(' ')) {
    expect(isReservedBlogName(name), name).toBe(true);
  }
});

it('takes upper and lower case as the same', () => {
  expect(isReservedBlogName('DashBoard')).toBe(true);
  expect(isReservedBlogName('mara')).toBe(false);
});

it('holds the first piece of every address, so that no blog can hide a page [blog-07]', () => {
  const firstPieces = patterns.map((pattern) => pattern.split('/')[1] ?? '');
  expect(firstPieces).toContain('dashboard');
  for (const piece of firstPieces) {
    if (piece !== '' && !piece.startsWith(':')) expect(isReservedBlogName(piece), piece).toBe(true);
  }
});

it.each([
  ['mara', true],
  ['MARA-2', true],
  ['dashboard', false],
  ['Likes', false],
  ['-mara', false],
  ['@mara', false],
  ['', false],
  [undefined, false],
])('%s may be a blog: %s', (name, expected) => {
  expect(isFreeBlogName(name)).toBe(expected);
});
