import { expect, it } from 'vitest';
import type { ContentBlock } from '#generated/zod/contentBlock.zod.ts';
import { aPost } from '#tests/support/ui-posts.ts';
import { estimateHeight } from './estimate-height.ts';

const WIDTH_PX = 300;

/** Returns the height that content adds to a card with one short line. */
function more(...content: ContentBlock[]): number {
  const heightOf = (blocks: ContentBlock[]) => estimateHeight(aPost({ content: blocks, tags: [] }), WIDTH_PX);
  return (
    heightOf([{ type: 'text', text: 'short' }, ...content]) - heightOf([{ type: 'text', text: 'short' }])
  );
}

const line = (text: string): ContentBlock => ({ type: 'text', subtype: 'unordered-list-item', text });
const LONG = 'a line that is much longer than one column of three can hold '.repeat(2);

it('estimateHeight gives a list the height of all its items', () => {
  expect(more(line('one'), line('two'), line('three'))).toBeGreaterThan(2 * more(line('one')));
  expect(more(line(LONG))).toBeGreaterThan(2 * more(line('one')));
});

it('estimateHeight gives larger text more height, and a chat its box', () => {
  const plain = more({ type: 'text', text: LONG });
  expect(more({ type: 'text', subtype: 'quote', text: LONG })).toBeGreaterThan(plain);
  expect(more({ type: 'text', subtype: 'chat', text: LONG })).toBeGreaterThan(plain);
});

it('estimateHeight gives a video the height of its aspect ratio', () => {
  const film = (width: number, height: number): ContentBlock => ({
    type: 'video',
    provider: 'skein',
    media: { type: 'video/mp4', url: '/media/film.mp4', width, height },
  });
  expect(more(film(1600, 900))).toBeCloseTo((WIDTH_PX * 9) / 16 + 12);
  expect(more(film(900, 1600))).toBeCloseTo((WIDTH_PX * 16) / 9 + 12);
});

it('estimateHeight counts the lines of tags', () => {
  const withTags = (tags: string[]) => estimateHeight(aPost({ tags }), WIDTH_PX);
  expect(withTags(['wool', 'knitting', 'patterns', 'winter', 'mittens'])).toBeGreaterThan(withTags(['wool']));
});
