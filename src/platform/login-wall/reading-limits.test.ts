import { expect, it } from 'vitest';
import { READING_LIMITS, readingLimitsOf } from './reading-limits.ts';

const { POSITIVE_INFINITY: UNLIMITED } = Number;

it('scroll limits are 1000, 5000 or 10000 px, and one kind of page has none [login-wall-23]', () => {
  const limits = Object.values(READING_LIMITS).map(({ scrollPx }) => scrollPx);
  expect(new Set(limits)).toEqual(new Set([1000, 5000, 10_000, UNLIMITED]));
  expect(limits.filter((px) => px === UNLIMITED)).toHaveLength(1);
});

it('impression triggers are 5, 10 or 20 posts [login-wall-24]', () => {
  expect(new Set(Object.values(READING_LIMITS).map(({ postCount }) => postCount))).toEqual(
    new Set([5, 10, 20]),
  );
});

it.each([
  ['/ann/archive', 1000, 20],
  ['/ann/archive/2026/11', 1000, 20],
  ['/search/fog', 5000, 5],
  ['/tagged/fog', 5000, 5],
  ['/explore/trending', 5000, 10],
  ['/communities/fog-watchers', 10_000, 10],
  ['/ann', 10_000, 20],
  ['/ann/tagged/fog', 10_000, 20],
  ['/ann/123/first-one-out', UNLIMITED, 20],
])(
  'readingLimitsOf knows the page %s: %i px and %i posts [login-wall-04] [login-wall-23]',
  (path, scrollPx, postCount) => {
    expect(readingLimitsOf(path, false)).toEqual({ scrollPx, postCount });
  },
);

it.each([
  ['/search/fog', 15],
  ['/tagged/fog', 15],
  ['/explore/trending', 10],
])(
  'impression triggers are tripled in columns of search and tags alone: %s %i [login-wall-25]',
  (path, postCount) => {
    expect(readingLimitsOf(path, true).postCount).toBe(postCount);
  },
);
