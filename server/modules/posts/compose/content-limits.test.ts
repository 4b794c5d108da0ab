import { expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import type { components } from '#generated/types/api.d.ts';
import { checkedContent } from './content.ts';

type Block = components['schemas']['ContentBlock'];

function many<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at));
}
const picture = {
  type: 'image' as const,
  media: [{ url: '/media/abcdefghijklmnop_640.webp', type: 'webp' as const, width: 640, height: 480 }],
};
const link = { type: 'link' as const, url: 'https://skein.example/' };
const nested = (blocks: unknown[]) => ({ type: 'nested-blocks', blocks }) as Block;
function embed(type: 'audio' | 'video') {
  return { type, url: 'https://skein.example/file' } as Block;
}
function poll(at: number): Block {
  const answers = many(2, (n) => ({ clientId: `answer-${n}`, answerText: `Answer ${n}` }));
  return {
    type: 'poll',
    clientId: `poll-${at}`,
    question: 'Which?',
    answers,
    settings: { multipleChoice: false, closeStatus: 'never' },
  } as unknown as Block;
}
const blog = { uuid: 't:anna', name: 'anna', url: 'https://skein.example/anna' };
const mention = { type: 'mention' as const, start: 0, end: 1, blog };
const inline = { type: 'link' as const, start: 0, end: 1, url: 'https://skein.example/' };
const said = (formatting: object[]) => ({ type: 'text', text: 'Said', formatting }) as Block;
function listed(formatting: object[]) {
  return { type: 'unordered-list', items: [{ text: 'Said', formatting }] } as Block;
}

/** A number of blocks of a kind, in each structure that can contain them. */
const WAYS: [what: string, most: number, of: (count: number) => Block[]][] = [
  ['pictures', limits.imagesPerPost, (count) => many(count, () => picture)],
  [
    'pictures of a set',
    limits.imagesPerPost,
    (count) => [{ type: 'image-set', images: many(count, () => picture) }],
  ],
  [
    'pictures side by side and alone',
    limits.imagesPerPost,
    (count) => [picture, { type: 'carousel', images: many(count - 1, () => picture) }],
  ],
  ['pictures inside a quote', limits.imagesPerPost, (count) => [nested(many(count, () => picture))]],
  ['videos', limits.videosPerPost, (count) => many(count, () => embed('video'))],
  [
    'videos inside and outside a quote',
    limits.videosPerPost,
    (count) => [embed('video'), nested(many(count - 1, () => embed('video')))],
  ],
  ['audio blocks', limits.audioPerPost, (count) => many(count, () => embed('audio'))],
  ['link cards', limits.linksPerPost, (count) => many(count, () => link)],
  ['polls', limits.pollsPerPost, (count) => many(count, poll)],
  ['mentions', limits.mentionsPerPost, (count) => [said(many(count, () => mention))]],
  [
    'mentions in lists',
    limits.mentionsPerPost,
    (count) => [said([mention]), listed(many(count - 1, () => mention))],
  ],
  ['links in text', limits.inlineLinksPerPost, (count) => [said(many(count, () => inline))]],
  [
    'links in lists and quotes',
    limits.inlineLinksPerPost,
    (count) => [listed([inline]), nested([said(many(count - 1, () => inline))])],
  ],
];

/** Returns the error for a content; undefined when it is accepted. */
function refusalOf(content: Block[]): unknown {
  try {
    checkedContent(content, []);
    return undefined;
  } catch (error) {
    return error;
  }
}

test.each(WAYS)(
  'checkedContent accepts as many %s as the limit of %i and rejects one more with 8001',
  (_what, most, of) => {
    for (const count of [most - 1, most]) expect(refusalOf(of(count))).toBeUndefined();
    expect(refusalOf(of(most + 1))).toMatchObject({ causes: [{ code: 8001, field: 'content' }] });
  },
);

test('checkedContent accepts a post of the maximum size and rejects one byte more', () => {
  const base = Buffer.byteLength(JSON.stringify([{ type: 'text', text: '' }]));
  const ofBytes = (bytes: number): Block[] => [{ type: 'text', text: 'x'.repeat(bytes - base) }];
  for (const bytes of [limits.postBytes - 1, limits.postBytes]) {
    expect(checkedContent(ofBytes(bytes), []).content).toHaveLength(1);
  }
  expect(() => checkedContent(ofBytes(limits.postBytes + 1), [])).toThrow('too long');
});
