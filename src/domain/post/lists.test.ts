import { describe, expect, it } from 'vitest';
import { type ListLine, type ListNode, nestLists } from './lists.ts';

const line = (text: string, level = 0, ordered = false): ListLine => ({ text, level, ordered });

/** Formats lists as an outline: `ul(a, b(ol(c)))`. */
function outline(lists: readonly ListNode[]): string {
  return lists
    .map(
      ({ ordered, items }) =>
        `${ordered ? 'ol' : 'ul'}(${items
          .map(({ text, lists: inner }) => (inner.length > 0 ? `${text} ${outline(inner)}` : text))
          .join(', ')})`,
    )
    .join(' ');
}

describe('nestLists', () => {
  it('nestLists puts lines of one kind into one list', () => {
    expect(outline(nestLists([line('a'), line('b')]))).toBe('ul(a, b)');
  });

  it('nestLists starts a new list when bullets change to numbers', () => {
    expect(outline(nestLists([line('a'), line('1', 0, true), line('2', 0, true)]))).toBe('ul(a) ol(1, 2)');
  });

  it('nestLists nests and unnests by level', () => {
    expect(outline(nestLists([line('a'), line('b', 1), line('c', 2, true), line('d', 1), line('e')]))).toBe(
      'ul(a ul(b ol(c), d), e)',
    );
  });

  it('nestLists counts a skipped level as one step', () => {
    expect(outline(nestLists([line('a'), line('b', 5), line('c', 5), line('d')]))).toBe('ul(a ul(b, c), d)');
  });

  it('nestLists returns from a skipped level to a level in between', () => {
    expect(outline(nestLists([line('a'), line('b', 3), line('c', 1)]))).toBe('ul(a ul(b, c))');
  });

  it('nestLists accepts an indented first line', () => {
    expect(outline(nestLists([line('a', 2), line('b', 2), line('c', 0)]))).toBe('ul(a, b, c)');
  });

  it('nestLists keeps every line exactly once, in order', () => {
    const levels = [0, 3, 1, 1, 7, 0, 2, 2, 5, 4, 0];
    const lines = levels.map((level, index) => line(`l${index}`, level, index % 3 === 0));
    const seen: string[] = [];
    const walk = (lists: readonly ListNode[]): void => {
      for (const item of lists.flatMap((list) => list.items)) {
        seen.push(item.text);
        walk(item.lists);
      }
    };
    walk(nestLists(lines));
    expect(seen).toEqual(lines.map(({ text }) => text));
  });
});
