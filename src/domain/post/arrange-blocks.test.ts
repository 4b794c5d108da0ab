import { describe, expect, it } from 'vitest';
import type { ContentBlock } from '#generated/zod/contentBlock.zod.ts';
import type { LayoutBlock } from '#generated/zod/layoutBlock.zod.ts';
import type { TextBlock } from '#generated/zod/textBlock.zod.ts';
import { arrangeBlocks, type RenderItem } from './arrange-blocks.ts';

function text(value: string, subtype?: TextBlock['subtype']): ContentBlock {
  return {
    type: 'text',
    text: value,
    subtype,
  };
}
const image = (): ContentBlock => ({ type: 'image', media: [{ url: '/a.webp', width: 4, height: 3 }] });

/** Formats items as short words: `0 row2 list chat3`. */
function words(items: readonly RenderItem[]): string {
  return items
    .map((item) => {
      if (item.kind === 'block') return String(item.key);
      if (item.kind === 'row') return `row${item.images.length}`;
      return item.kind === 'chat' ? `chat${item.lines.length}` : 'list';
    })
    .join(' ');
}

describe('arrangeBlocks', () => {
  it('arrangeBlocks stacks blocks without a layout', () => {
    expect(words(arrangeBlocks([text('a'), image(), text('b')], []).items)).toBe('0 1 2');
  });

  it("arrangeBlocks puts a row's pictures side by side and appends blocks the layout left out", () => {
    const rows: LayoutBlock = { type: 'rows', display: [{ blocks: [0, 1] }, { blocks: [3] }] };
    expect(words(arrangeBlocks([image(), image(), text('a'), text('b')], [rows]).items)).toBe('row2 3 2');
  });

  it('arrangeBlocks uses an index once, skips unknown ones and puts no text beside pictures', () => {
    const rows: LayoutBlock = { type: 'rows', display: [{ blocks: [0, 1] }, { blocks: [1, 99] }] };
    expect(words(arrangeBlocks([image(), text('a')], [rows]).items)).toBe('0 1');
  });

  it('arrangeBlocks groups neighbouring list lines and chat lines', () => {
    const content = [
      text('a', 'ordered-list-item'),
      text('b', 'unordered-list-item'),
      text('Ann: hi', 'chat'),
      text('Bo: hello', 'chat'),
      text('end'),
    ];
    expect(words(arrangeBlocks(content, []).items)).toBe('list chat2 4');
  });

  it('arrangeBlocks skips invisible blocks', () => {
    expect(words(arrangeBlocks([{ type: 'none' }, { type: 'gif-search' }, text('a')], []).items)).toBe('2');
  });

  it('arrangeBlocks separates an ask from its answer', () => {
    const { ask, items } = arrangeBlocks(
      [text('Why?'), text('Because.')],
      [
        { type: 'ask', blocks: [0], attribution: { type: 'blog', blog: { uuid: 't:ann' } } },
        { type: 'answer', blocks: [1] },
      ],
    );
    expect(words(ask?.items ?? [])).toBe('0');
    expect(ask?.attribution?.blog?.uuid).toBe('t:ann');
    expect(words(items)).toBe('1');
  });
});

describe('arrangeBlocks with “Keep reading”', () => {
  const content = [text('a'), text('b'), text('c')];
  const cut = (truncateAfter: number): LayoutBlock[] => [
    { type: 'rows', display: [{ blocks: [0] }, { blocks: [1] }, { blocks: [2] }], truncateAfter },
  ];

  it.each([
    [0, '0', '1 2'],
    [1, '0 1', '2'],
    [-1, '', '0 1 2'],
    [2, '0 1 2', ''],
    [50, '0 1 2', ''],
  ])('arrangeBlocks truncates after block %i', (after, shown, rest) => {
    const arranged = arrangeBlocks(content, cut(after));
    expect([words(arranged.items), words(arranged.rest)]).toEqual([shown, rest]);
  });

  it('arrangeBlocks does not truncate inside a row', () => {
    const rows: LayoutBlock = {
      type: 'rows',
      display: [{ blocks: [0, 1] }, { blocks: [2] }],
      truncateAfter: 0,
    };
    expect(arrangeBlocks([image(), image(), text('a')], [rows]).rest).toEqual([]);
  });

  it('arrangeBlocks truncates at a read-more block, at a condensed layout and before blocks below the fold', () => {
    expect(words(arrangeBlocks([text('a'), { type: 'read-more' }, text('b')], []).rest)).toBe('2');
    expect(words(arrangeBlocks(content, [{ type: 'condensed', blocks: [], truncateAfter: 0 }]).rest)).toBe(
      '1 2',
    );
    expect(words(arrangeBlocks(content, [{ type: 'below-the-fold', blocks: [1] }]).rest)).toBe('1');
  });

  it('arrangeBlocks truncates nothing when the whole post is requested', () => {
    const arranged = arrangeBlocks(content, cut(0), true);
    expect(words(arranged.items)).toBe('0 1 2');
    expect(arranged.rest).toEqual([]);
  });

  it('arrangeBlocks returns every block exactly once, whatever the layout', () => {
    const blocks = Array.from({ length: 12 }, (_, index) =>
      index % 3 === 0 ? image() : text(String(index)),
    );
    for (let seed = 0; seed < 100; seed += 1) {
      const display = Array.from({ length: seed % 8 }, (_, row) => ({
        blocks: [(seed * 5 + row * 7) % 14, (seed + row * 3) % 14],
      }));
      const arranged = arrangeBlocks(blocks, [{ type: 'rows', display, truncateAfter: (seed % 15) - 1 }]);
      const count = [...arranged.items, ...arranged.rest].reduce(
        (sum, item) => sum + (item.kind === 'row' ? item.images.length : 1),
        0,
      );
      expect(count).toBe(blocks.length);
    }
  });
});
