import { describe, expect, it } from 'vitest';
import { fromBlocks, inlineOf } from './from-blocks.ts';
import { toBlocks } from './to-blocks.ts';
import type { ContentBlock, ImageBlock } from './types.ts';

const text = (words: string): ContentBlock => ({ type: 'text', text: words });
function image(name: string): ImageBlock {
  return {
    type: 'image',
    media: [{ url: `/media/${name}.png`, width: 10, height: 10 }],
  };
}

function kindsOf(content: ContentBlock[], layout?: Parameters<typeof fromBlocks>[1]): string[] {
  return fromBlocks(content, layout).doc.content.map((node) =>
    node.type === 'pictureRow' ? `${node.content.length} pictures` : node.type,
  );
}

describe('inlineOf', () => {
  it('inlineOf counts ranges in code points, so that an emoji of several is not split', () => {
    const family = '👩‍👩‍👧';
    const nodes = inlineOf({
      text: `a${family}b`,
      formatting: [{ type: 'bold', start: 1, end: 1 + Array.from(family).length }],
    });
    expect(nodes).toEqual([
      { type: 'text', text: 'a' },
      { type: 'text', text: family, marks: [{ type: 'bold' }] },
      { type: 'text', text: 'b' },
    ]);
  });

  it('inlineOf turns line breaks into break nodes that keep the formats around them', () => {
    expect(inlineOf({ text: 'a\nb', formatting: [{ type: 'italic', start: 0, end: 3 }] })).toEqual([
      { type: 'text', text: 'a', marks: [{ type: 'italic' }] },
      { type: 'hardBreak', marks: [{ type: 'italic' }] },
      { type: 'text', text: 'b', marks: [{ type: 'italic' }] },
    ]);
  });

  it('inlineOf keeps the first of two links over the same characters and drops ranges outside the text', () => {
    const nodes = inlineOf({
      text: 'abc',
      formatting: [
        { type: 'link', start: 0, end: 2, url: 'https://one.example' },
        { type: 'link', start: 1, end: 3, url: 'https://two.example' },
        { type: 'bold', start: 3, end: 99 },
      ],
    });
    const links = nodes.map((node) => node.marks?.map((mark) => ('attrs' in mark ? mark.attrs : mark.type)));
    expect(links).toEqual([
      [{ href: 'https://one.example' }],
      [{ href: 'https://one.example' }],
      [{ href: 'https://two.example' }],
    ]);
  });
});

describe('fromBlocks', () => {
  it('fromBlocks opens an empty post as one empty paragraph', () => {
    expect(kindsOf([])).toEqual(['paragraph']);
  });

  it('fromBlocks orders blocks by the layout, with the images of one row side by side', () => {
    const layout = [{ type: 'rows' as const, display: [{ blocks: [2] }, { blocks: [0, 1] }] }];
    const { doc } = fromBlocks([image('a'), image('b'), text('hello')], layout);
    expect(kindsOf([image('a'), image('b'), text('hello')], layout)).toEqual([
      'paragraph',
      '2 pictures',
      'paragraph',
    ]);
    expect(toBlocks(doc).content[0]).toEqual(text('hello'));
  });

  it.each([
    ['a block is missing', [{ blocks: [0] }]],
    ['a block is named twice', [{ blocks: [0, 0] }, { blocks: [1] }]],
    ['a block does not exist', [{ blocks: [0] }, { blocks: [7] }]],
    ['a row of several holds text', [{ blocks: [0, 1] }]],
  ])('fromBlocks ignores rows where %s, and loses no block', (_, display) => {
    expect(kindsOf([text('a'), text('b')], [{ type: 'rows', display }])).toEqual(['paragraph', 'paragraph']);
  });

  it('fromBlocks opens list blocks as list items, and image sets as rows of at most three', () => {
    const images = ['a', 'b', 'c', 'd'].map(image);
    const { doc } = fromBlocks([
      { type: 'ordered-list', items: [{ text: 'one' }, { text: 'two', indentLevel: 2 }] },
      { type: 'image-set', images },
    ]);
    expect(toBlocks(doc).content.slice(0, 2)).toEqual([
      { type: 'text', text: 'one', subtype: 'ordered-list-item' },
      { type: 'text', text: 'two', subtype: 'ordered-list-item', indentLevel: 2 },
    ]);
    expect(doc.content.map((node) => (node.type === 'pictureRow' ? node.content.length : 0))).toEqual([
      0, 0, 3, 1, 0,
    ]);
  });

  it('fromBlocks reads every notation of the read-more position', () => {
    const three = [text('a'), text('b'), text('c')];
    const folded = ['paragraph', 'readMore', 'paragraph', 'paragraph'];
    const rows = [{ blocks: [0] }, { blocks: [1] }, { blocks: [2] }];
    expect(kindsOf(three, [{ type: 'rows', display: rows, truncateAfter: 0 }])).toEqual(folded);
    expect(kindsOf(three, [{ type: 'condensed', blocks: [0, 1, 2], truncateAfter: 0 }])).toEqual(folded);
    expect(kindsOf(three, [{ type: 'below-the-fold', blocks: [1, 2] }])).toEqual(folded);
    expect(kindsOf([text('a'), { type: 'read-more' }, text('b')])).toEqual([
      'paragraph',
      'readMore',
      'paragraph',
    ]);
    expect(kindsOf(three, [{ type: 'rows', display: rows, truncateAfter: -1 }])[0]).toBe('readMore');
    expect(kindsOf(three, [{ type: 'rows', display: rows, truncateAfter: 2 }])).not.toContain('readMore');
  });

  it('fromBlocks keeps the ask of an answer out of the editable document and restores it first', () => {
    const content = [text('Why?'), text('Because.')];
    const layout = [
      { type: 'ask' as const, blocks: [0] },
      { type: 'answer' as const, blocks: [1] },
    ];
    const { doc, fixed } = fromBlocks(content, layout);
    expect(toBlocks(doc).content).toEqual([text('Because.')]);
    expect(toBlocks(doc, fixed)).toEqual({ content, layout });
  });

  it('fromBlocks keeps the images of an ask side by side, unless that would change their order', () => {
    const content = [text('Which?'), image('a'), image('b'), text('That.')];
    const asked = (...pictures: number[]) => [
      { type: 'rows' as const, display: [{ blocks: [0] }, { blocks: pictures }, { blocks: [3] }] },
      { type: 'ask' as const, blocks: [0, 1, 2] },
      { type: 'answer' as const, blocks: [3] },
    ];
    const { doc, fixed } = fromBlocks(content, asked(1, 2));
    expect(fixed.rows).toEqual([{ blocks: [0] }, { blocks: [1, 2] }]);
    expect(toBlocks(doc, fixed)).toEqual({ content, layout: asked(1, 2) });
    const turned = fromBlocks(content, asked(2, 1));
    expect(toBlocks(turned.doc, turned.fixed).content).toEqual(content);
  });
});
