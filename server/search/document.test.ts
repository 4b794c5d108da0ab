import { describe, expect, it } from 'vitest';
import { freshDatabase } from '#tests/support/database.ts';
import { type SearchablePost, searchDocument } from './document.ts';

const base: SearchablePost = {
  blog_id: '7',
  type: 'text',
  content: [],
  tags: [],
  parent_post_id: null,
  trail: [],
};
const entries = (post: Partial<SearchablePost>) => searchDocument({ ...base, ...post }).split(' ');
function image(altText?: string, type: 'gif' | 'webp' = 'webp') {
  return {
    type: 'image' as const,
    media: [{ url: '/media/a', width: 1, height: 1, type }],
    ...(altText === undefined ? {} : { altText }),
  };
}

/** Returns three letters of four bytes each, unique to the number. */
function letters(at: number) {
  return String.fromCodePoint(
    0x10428 + (at % 40),
    0x10428 + (Math.floor(at / 40) % 40),
    0x10428 + Math.floor(at / 1600),
  );
}

describe('searchDocument', () => {
  it('searchDocument ranks tags and headings above text, text above captions, and trails last', () => {
    const found = entries({
      tags: ['Fog'],
      content: [
        { type: 'text', subtype: 'heading1', text: 'Title' },
        { type: 'text', text: 'Body' },
        image('Picture'),
      ],
      trail: [{ content: [{ type: 'text', text: 'Old' }], tags: ['Older'] }],
    });
    expect(found).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^'fog':\d+A$/),
        expect.stringMatching(/^'title':\d+A$/),
        expect.stringMatching(/^'body':\d+B$/),
        expect.stringMatching(/^'picture':\d+C$/),
        expect.stringMatching(/^'old':\d+D$/),
        expect.stringMatching(/^'older':\d+D$/),
      ]),
    );
  });

  it('searchDocument leaves out content that is paid for', () => {
    const content: SearchablePost['content'] = [
      { type: 'nested-blocks', subtype: 'paywall', blocks: [{ type: 'text', text: 'secret' }] },
      { type: 'nested-blocks', subtype: 'quote', blocks: [{ type: 'text', text: 'shared' }] },
    ];
    expect(entries({ content }).join(' ')).not.toContain('secret');
    expect(entries({ content }).join(' ')).toContain('shared');
  });

  it('searchDocument contains the type, the blog, the tags, and whether a post is original', () => {
    expect(entries({ type: 'answer', tags: ['A b'] })).toEqual(
      expect.arrayContaining(["'=ask'", "'=blog:7'", "'#a", "'=original'"]),
    );
    expect(entries({ parent_post_id: '1' })).not.toContain("'=original'");
  });

  it('searchDocument records animated pictures, and posts whose pictures all have a description', () => {
    expect(entries({ content: [image('A fox', 'gif')] })).toEqual(
      expect.arrayContaining(["'=gif'", "'=alt'"]),
    );
    expect(entries({ content: [image('A fox'), image(' ')] })).not.toContain("'=alt'");
    expect(entries({})).not.toContain("'=alt'");
  });

  it('searchDocument stays within the limits of tsvector for a post of any length', () => {
    const text = Array.from({ length: 30_000 }, (_, at) => `word${at}`).join(' ');
    const document = searchDocument({ ...base, content: [{ type: 'text', text }] });
    expect(document.length).toBeLessThan(200_000);
    expect(document).not.toMatch(/:16384/);
  });

  it.each([
    ['long words of four bytes a letter', (at: number) => `${letters(at)}${'𐐨'.repeat(60)}`],
    ['a few words, each very often', (at: number) => `w${at % 4500}`],
  ])('searchDocument is valid for the database: %s', async (_what, wordAt) => {
    const db = await freshDatabase();
    const words = Array.from({ length: 5000 }, (_, at) => wordAt(at));
    const often = Array.from({ length: 300_000 }, (_, at) => wordAt(at));
    const text = [...words, ...(wordAt(0).length < 10 ? often : [])].join(' ');
    const document = searchDocument({
      ...base,
      content: [{ type: 'text', text }],
      tags: Array.from({ length: 30 }, (_, at) => '𐐨'.repeat(138) + at),
      trail: [{ content: [{ type: 'text', text: `${text} ${text}` }], tags: [] }],
    });
    const [row] = await db.query<{ words: number }>('select length($1::tsvector) as words', [document]);
    expect(row?.words).toBeGreaterThan(1000);
    await db.close();
  });
});
