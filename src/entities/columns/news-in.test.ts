import { expect, it } from 'vitest';
import { newsIn } from './news-in.ts';

const keyOf = ({ id }: { id: string }) => id;
const posts = (...ids: string[]) => ids.map((id) => ({ id }));

it('newsIn returns the items above all known ones', () => {
  expect(newsIn(posts('5', '4', '3'), posts('3', '2'), keyOf)).toEqual({
    items: posts('5', '4'),
    isMore: false,
  });
  expect(newsIn(posts('3', '2'), posts('3', '2'), keyOf)).toEqual({ items: [], isMore: false });
});

it('newsIn says that there may be more when no item is known', () => {
  expect(newsIn(posts('9', '8'), posts('3'), keyOf)).toEqual({ items: posts('9', '8'), isMore: true });
  expect(newsIn(posts('1'), [], keyOf)).toEqual({ items: posts('1'), isMore: false });
  expect(newsIn([], posts('1'), keyOf)).toEqual({ items: [], isMore: false });
});

it('newsIn ignores a known item that was taken away from the top', () => {
  expect(newsIn(posts('2', '1'), posts('3', '2', '1'), keyOf)).toEqual({ items: [], isMore: false });
});
