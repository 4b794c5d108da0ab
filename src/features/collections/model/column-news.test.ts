import { expect, it } from 'vitest';
import { nearestWidth, newsIn } from './column-news.ts';

const posts = (...ids: string[]) => ids.map((id) => ({ id }));

it('newsIn returns the posts above all known ones', () => {
  expect(newsIn(posts('5', '4', '3'), posts('3', '2'))).toEqual({ posts: posts('5', '4'), isMore: false });
  expect(newsIn(posts('3', '2'), posts('3', '2'))).toEqual({ posts: [], isMore: false });
});

it('newsIn says that there may be more when no post is known', () => {
  expect(newsIn(posts('9', '8'), posts('3'))).toEqual({ posts: posts('9', '8'), isMore: true });
  expect(newsIn(posts('1'), [])).toEqual({ posts: posts('1'), isMore: false });
  expect(newsIn([], posts('1'))).toEqual({ posts: [], isMore: false });
});

it('newsIn ignores a known post that was taken away from the top', () => {
  expect(newsIn(posts('2', '1'), posts('3', '2', '1'))).toEqual({ posts: [], isMore: false });
});

it('nearestWidth returns the width that a dragged edge is nearest to', () => {
  const widths = { narrow: 256, regular: 330, wide: 468 };
  expect(nearestWidth(100, widths)).toBe('narrow');
  expect(nearestWidth(300, widths)).toBe('regular');
  expect(nearestWidth(410, widths)).toBe('wide');
});
