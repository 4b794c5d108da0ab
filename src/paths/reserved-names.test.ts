import { expect, it } from 'vitest';
import { patterns } from './paths.ts';
import { isAllowedBlogName, isReservedBlogName } from './reserved-names.ts';

it("RESERVED_NAMES has the specification's examples (spec 000 §2.3) [blog-07]", () => {
  const examples =
    'admin settings dashboard login register explore search tagged inbox likes messaging help api';
  for (const name of `${examples} about terms privacy jobs`.split(' ')) {
    expect(isReservedBlogName(name), name).toBe(true);
  }
});

it('isReservedBlogName is case-insensitive', () => {
  expect(isReservedBlogName('DashBoard')).toBe(true);
  expect(isReservedBlogName('mara')).toBe(false);
});

it('RESERVED_NAMES has the first segment of every path, so that no blog can hide a page [blog-07]', () => {
  const firstSegments = patterns.map((pattern) => pattern.split('/')[1] ?? '');
  expect(firstSegments).toContain('dashboard');
  for (const segment of firstSegments) {
    if (segment !== '' && !segment.startsWith(':')) expect(isReservedBlogName(segment), segment).toBe(true);
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
])('isAllowedBlogName %s: %s', (name, expected) => {
  expect(isAllowedBlogName(name)).toBe(expected);
});
