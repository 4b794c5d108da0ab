import { expect, it } from 'vitest';
import type { ContentBlock } from '#generated/zod/contentBlock.zod.ts';
import { aPost } from '#tests/support/ui-posts.ts';
import { estimateHeight } from './estimate.ts';

const WIDTH = 300;

/** What content adds to a card of one short line. */
function more(...content: ContentBlock[]): number {
  const heightOf = (blocks: ContentBlock[]) => estimateHeight(aPost({ content: blocks, tags: [] }), WIDTH);
  return (
    heightOf([{ type: 'text', text: 'short' }, ...content]) - heightOf([{ type: 'text', text: 'short' }])
  );
}

const line = (text: string): ContentBlock => ({ type: 'text', subtype: 'unordered-list-item', text });
const LONG = 'a line that is much longer than one column of three can hold '.repeat(2);

it('gives a list the room that each of its items needs', () => {
  expect(more(line('one'), line('two'), line('three'))).toBeGreaterThan(2 * more(line('one')));
  expect(more(line(LONG))).toBeGreaterThan(2 * more(line('one')));
});

it('gives larger words more room, and a chat its box', () => {
  const plain = more({ type: 'text', text: LONG });
  expect(more({ type: 'text', subtype: 'quote', text: LONG })).toBeGreaterThan(plain);
  expect(more({ type: 'text', subtype: 'chat', text: LONG })).toBeGreaterThan(plain);
});

it('gives a film the room of its shape', () => {
  const film = (width: number, height: number): ContentBlock => ({
    type: 'video',
    provider: 'skein',
    media: { type: 'video/mp4', url: '/media/film.mp4', width, height },
  });
  expect(more(film(1600, 900))).toBeCloseTo((WIDTH * 9) / 16 + 12);
  expect(more(film(900, 1600))).toBeCloseTo((WIDTH * 16) / 9 + 12);
});

it('counts the lines that tags take', () => {
  const withTags = (tags: string[]) => estimateHeight(aPost({ tags }), WIDTH);
  expect(withTags(['wool', 'knitting', 'patterns', 'winter', 'mittens'])).toBeGreaterThan(withTags(['wool']));
});
