import { describe, expect, it } from 'vitest';
import type { ContentBlock } from '#generated/zod/contentBlock.zod.ts';
import type { LayoutBlock } from '#generated/zod/layoutBlock.zod.ts';
import type { TextBlock } from '#generated/zod/textBlock.zod.ts';
import { arrange, type Piece } from './arrange.ts';

function text(value: string, subtype?: TextBlock['subtype']): ContentBlock {
  return {
    type: 'text',
    text: value,
    subtype,
  };
}
const image = (): ContentBlock => ({ type: 'image', media: [{ url: '/a.webp', width: 4, height: 3 }] });

/** Pieces as short words: `0 row2 list chat3`. */
function words(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if (piece.kind === 'block') return String(piece.key);
      if (piece.kind === 'row') return `row${piece.images.length}`;
      return piece.kind === 'chat' ? `chat${piece.lines.length}` : 'list';
    })
    .join(' ');
}

describe('arrange', () => {
  it('shows blocks one below the other without a layout', () => {
    expect(words(arrange([text('a'), image(), text('b')], []).pieces)).toBe('0 1 2');
  });

  it('puts pictures of one row side by side and keeps blocks the layout forgot', () => {
    const rows: LayoutBlock = { type: 'rows', display: [{ blocks: [0, 1] }, { blocks: [3] }] };
    expect(words(arrange([image(), image(), text('a'), text('b')], [rows]).pieces)).toBe('row2 3 2');
  });

  it('uses an index once, skips unknown ones and does not put text beside pictures', () => {
    const rows: LayoutBlock = { type: 'rows', display: [{ blocks: [0, 1] }, { blocks: [1, 99] }] };
    expect(words(arrange([image(), text('a')], [rows]).pieces)).toBe('0 1');
  });

  it('groups neighbouring list lines and chat lines', () => {
    const content = [
      text('a', 'ordered-list-item'),
      text('b', 'unordered-list-item'),
      text('Ann: hi', 'chat'),
      text('Bo: hello', 'chat'),
      text('end'),
    ];
    expect(words(arrange(content, []).pieces)).toBe('list chat2 4');
  });

  it('leaves out blocks that show nothing', () => {
    expect(words(arrange([{ type: 'none' }, { type: 'gif-search' }, text('a')], []).pieces)).toBe('2');
  });

  it('sets an ask apart from its answer', () => {
    const { ask, pieces } = arrange(
      [text('Why?'), text('Because.')],
      [
        { type: 'ask', blocks: [0], attribution: { type: 'blog', blog: { uuid: 't:ann' } } },
        { type: 'answer', blocks: [1] },
      ],
    );
    expect(words(ask?.pieces ?? [])).toBe('0');
    expect(ask?.attribution?.blog?.uuid).toBe('t:ann');
    expect(words(pieces)).toBe('1');
  });
});

describe('“Keep reading”', () => {
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
  ])('comes after block %i', (after, shown, rest) => {
    const arranged = arrange(content, cut(after));
    expect([words(arranged.pieces), words(arranged.rest)]).toEqual([shown, rest]);
  });

  it('does not cut inside a row', () => {
    const rows: LayoutBlock = {
      type: 'rows',
      display: [{ blocks: [0, 1] }, { blocks: [2] }],
      truncateAfter: 0,
    };
    expect(arrange([image(), image(), text('a')], [rows]).rest).toEqual([]);
  });

  it('comes at a read-more block, at an older condensed layout and before blocks below the fold', () => {
    expect(words(arrange([text('a'), { type: 'read-more' }, text('b')], []).rest)).toBe('2');
    expect(words(arrange(content, [{ type: 'condensed', blocks: [], truncateAfter: 0 }]).rest)).toBe('1 2');
    expect(words(arrange(content, [{ type: 'below-the-fold', blocks: [1] }]).rest)).toBe('1');
  });

  it('holds nothing back where the whole post is wanted', () => {
    const arranged = arrange(content, cut(0), true);
    expect(words(arranged.pieces)).toBe('0 1 2');
    expect(arranged.rest).toEqual([]);
  });

  it('shows or holds back every block exactly once, whatever the layout', () => {
    const blocks = Array.from({ length: 12 }, (_, index) =>
      index % 3 === 0 ? image() : text(String(index)),
    );
    for (let seed = 0; seed < 100; seed += 1) {
      const display = Array.from({ length: seed % 8 }, (_, row) => ({
        blocks: [(seed * 5 + row * 7) % 14, (seed + row * 3) % 14],
      }));
      const arranged = arrange(blocks, [{ type: 'rows', display, truncateAfter: (seed % 15) - 1 }]);
      const count = [...arranged.pieces, ...arranged.rest].reduce(
        (sum, piece) => sum + (piece.kind === 'row' ? piece.images.length : 1),
        0,
      );
      expect(count).toBe(blocks.length);
    }
  });
});
