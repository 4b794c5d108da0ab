import { getSchema } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { surfaceSchema } from '../surface/schema.ts';
import { normalizeFormats } from './formats.ts';
import { fromBlocks } from './from-blocks.ts';
import { toBlocks } from './to-blocks.ts';
import type { ContentBlock, DocJson, LayoutBlock, Subtype, TextFormat } from './types.ts';

/** Seeded random numbers for the property tests (mulberry32). */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const LETTERS = ['a', 'ß', 'é', 'e\u0301', '漢', '👩‍👩‍👧', '🏳️‍🌈', '😀', 'א', '\n', ' ', '"', '<b>', '\u200d'];

const SUBTYPES: ReadonlyArray<Subtype | undefined> = [
  undefined,
  'heading1',
  'heading2',
  'quote',
  'chat',
  'quirky',
  'indented',
  'ordered-list-item',
  'unordered-list-item',
];

const KINDS: ReadonlyArray<Omit<TextFormat, 'start' | 'end'>> = [
  { type: 'bold' },
  { type: 'italic' },
  { type: 'strikethrough' },
  { type: 'small' },
  { type: 'link', url: 'https://skein.example/a?b=c#d' },
  { type: 'mention', blog: { uuid: 't:marlow', name: 'marlow' } },
  { type: 'color', hex: '#ff8800' },
  { type: 'semantic_color', semanticColor: 'accent' },
];

function image(name: number): ContentBlock {
  return {
    type: 'image',
    media: [{ url: `/media/${name}.jpg`, width: 1280, height: 720, type: 'jpeg', mediaKey: `m${name}` }],
    ...(name % 2 ? { altText: `Picture ${name}` } : {}),
    colors: ['#102030'],
  };
}

function textBlock(next: (below: number) => number): ContentBlock {
  // Adds a letter before and after, because blank blocks at the ends of a post are trimmed.
  const text = `x${Array.from({ length: next(12) }, () => LETTERS[next(LETTERS.length)]).join('')}y`;
  const length = Array.from(text).length;
  const used = KINDS.filter(() => next(4) === 0);
  const formatting = used.map((kind) => {
    const start = next(length);
    return { ...kind, start, end: start + 1 + next(length - start) };
  });
  const subtype = SUBTYPES[next(SUBTYPES.length)];
  const indentLevel = subtype?.endsWith('item') ? next(8) : 0;
  return {
    type: 'text',
    text,
    ...(subtype ? { subtype } : {}),
    ...(indentLevel ? { indentLevel } : {}),
    ...(formatting.length ? { formatting } : {}),
  };
}

/** Generates a random post of editable blocks, laid out in rows. */
function randomPost(seed: number): { content: ContentBlock[]; layout: LayoutBlock[] } {
  const next = chance(seed);
  const content: ContentBlock[] = [];
  const display: Array<{ blocks: number[] }> = [];
  const add = (...blocks: ContentBlock[]): void => {
    display.push({ blocks: blocks.map((_, offset) => content.length + offset) });
    content.push(...blocks);
  };
  for (let left = 1 + next(7); left > 0; left -= 1) {
    const kind = next(5);
    if (kind === 0) add(...Array.from({ length: 1 + next(3) }, () => image(next(100))));
    else if (kind === 1) add({ type: 'link', url: `https://skein.example/${next(100)}` });
    else add(textBlock(next));
  }
  const isRowed = display.some(({ blocks }) => blocks.length > 1);
  const folds = display.length > 1 && next(3) === 0;
  const fold = display[next(Math.max(1, display.length - 1))]?.blocks.at(-1);
  if (!isRowed && !folds) return { content, layout: [] };
  return { content, layout: [{ type: 'rows', display, ...(folds ? { truncateAfter: fold } : {}) }] };
}

const schema = getSchema(surfaceSchema);

/** Returns the document after a pass through the editor. */
function throughSurface(doc: DocJson): DocJson {
  const node = schema.nodeFromJSON(doc);
  node.check();
  return node.toJSON() as DocJson;
}

function canonical(content: readonly ContentBlock[]): ContentBlock[] {
  return content.map((block) =>
    block.type === 'text' && block.formatting
      ? { ...block, formatting: normalizeFormats(block.formatting, Array.from(block.text).length) }
      : block,
  );
}

describe('opening a post and saving it unchanged', () => {
  it('random posts are unchanged after opening and saving, also through the editor', () => {
    for (let seed = 0; seed < 400; seed += 1) {
      const { content, layout } = randomPost(seed);
      const { doc, fixed } = fromBlocks(content, layout);
      const same = { content: canonical(content), layout };
      expect(toBlocks(doc, fixed), `post ${seed}`).toEqual(same);
      expect(toBlocks(throughSurface(doc), fixed), `post ${seed} through the surface`).toEqual(same);
    }
  });

  const words = (text: string): ContentBlock => ({ type: 'text', text });
  const wall: ContentBlock = {
    type: 'nested-blocks',
    subtype: 'paywall',
    blocks: [
      { type: 'text', text: 'the rest' },
      image(1) as never,
      { type: 'link', url: 'https://skein.example/1' },
    ],
  };
  const poll: ContentBlock = {
    type: 'poll',
    clientId: 'p1',
    question: 'Tea?',
    answers: [
      { clientId: 'a', answerText: 'Yes' },
      { clientId: 'b', answerText: 'No' },
    ],
    settings: { multipleChoice: false, closeStatus: 'open' },
  };

  it.each([
    ['at the end', [words('open'), wall]],
    ['alone', [wall]],
    ['before a poll, which stays open', [words('open'), wall, poll]],
    ['in the middle', [words('open'), wall, words('open again')]],
    ['twice', [wall, words('between'), wall]],
  ])('a part for supporters %s is unchanged after opening and saving', (_place, content) => {
    const { doc, fixed } = fromBlocks(content);
    expect(toBlocks(throughSurface(doc), fixed)).toEqual({ content, layout: [] });
  });

  it('a part for supporters at the end is written below a line, one in the middle stays a card', () => {
    const kinds = (content: ContentBlock[]) => fromBlocks(content).doc.content.map(({ type }) => type);
    expect(kinds([words('open'), wall])).toEqual([
      'paragraph',
      'paywall',
      'paragraph',
      'pictureRow',
      'embed',
      'paragraph',
    ]);
    expect(kinds([wall, words('open')])).toEqual(['embed', 'paragraph']);
  });

  it('a post with rows and “Keep reading” above its part for supporters is unchanged', () => {
    const content = [image(1), image(2), words('open'), wall];
    const layout: LayoutBlock[] = [
      { type: 'rows', display: [{ blocks: [0, 1] }, { blocks: [2] }, { blocks: [3] }], truncateAfter: 2 },
    ];
    const { doc, fixed } = fromBlocks(content, layout);
    expect(toBlocks(throughSurface(doc), fixed)).toEqual({ content, layout });
  });

  it('the line of a part for supporters without anything below it is left out', () => {
    const doc: DocJson = {
      type: 'doc',
      content: [
        ...fromBlocks([words('open')]).doc.content,
        { type: 'paywall' },
        { type: 'paragraph', attrs: { subtype: null, indentLevel: 0 } },
      ],
    };
    expect(toBlocks(doc).content).toEqual([words('open')]);
  });

  it('parts that the editor does not support are unchanged after opening and saving a post', () => {
    const content: ContentBlock[] = [
      {
        type: 'poll',
        clientId: 'p1',
        question: 'Tea?',
        answers: [
          { clientId: 'a', answerText: 'Yes' },
          { clientId: 'b', answerText: 'No' },
        ],
        settings: { multipleChoice: false, closeStatus: 'open' },
      },
      { type: 'audio', provider: 'spotify', url: 'https://open.spotify.com/track/1', title: 'Song' },
      { type: 'text', text: 'after' },
    ];
    const layout = [{ type: 'poll' as const, blocks: [0] }];
    const { doc, fixed } = fromBlocks(content, layout);
    expect(toBlocks(throughSurface(doc), fixed)).toEqual({ content, layout });
  });
});
