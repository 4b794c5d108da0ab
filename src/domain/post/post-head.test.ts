import { describe, expect, it } from 'vitest';
import type { Post } from '#generated/zod/post.zod.ts';
import { aPost } from '#tests/support/ui-posts.ts';
import { postHead } from './post-head.ts';

const picture = {
  type: 'image' as const,
  media: [{ url: '/media/a.webp', width: 4, height: 3 }],
  altText: 'A bay',
};

describe('postHead', () => {
  it('names the post by its first words, with its picture and its one true address', () => {
    expect(
      postHead(aPost({ content: [picture, { type: 'text', text: 'A walk\nby the sea.' }], tags: ['sea'] })),
    ).toMatchObject({
      title: 'A walk by the sea. (@ann)',
      description: 'A walk by the sea.',
      canonical: '/ann/1/a-walk',
      image: { url: '/media/a.webp', alt: 'A bay' },
      type: 'article',
      properties: expect.arrayContaining([['article:tag', 'sea']]),
    });
  });

  it('finds words and pictures in what was reblogged', () => {
    const trail = [{ content: [picture, { type: 'text' as const, text: 'From the root' }], layout: [] }];
    expect(postHead(aPost({ content: [], trail }))).toMatchObject({
      title: 'From the root (@ann)',
      image: { url: '/media/a.webp' },
    });
  });

  it('describes a post without words by what its pictures, polls and links say', () => {
    expect(postHead(aPost({ content: [picture] }))).toMatchObject({
      title: 'A bay (@ann)',
      description: 'A bay',
    });
    const link = {
      type: 'link' as const,
      url: 'https://sea.example',
      title: 'Tides',
      description: 'By hour',
    };
    expect(postHead(aPost({ content: [link] })).description).toBe('Tides By hour');
  });

  it('calls a post without a word by what it is', () => {
    const silent = aPost({ content: [{ ...picture, altText: undefined }] });
    const head = postHead(silent, 'A picture by ann');
    expect([head.title, head.description]).toEqual(['A picture by ann', 'A picture by ann']);
    expect(head.jsonLd?.[0]).toMatchObject({ headline: 'A picture by ann' });
    expect(postHead(silent).title).toBe('@ann');
  });

  it('tells search engines its text, and leads feed readers and embedders on', () => {
    const head = postHead(aPost({ isEmbeddable: true }));
    expect(head).toMatchObject({ feeds: { of: '/ann' }, canEmbed: true });
    expect(head.jsonLd?.[0]).toMatchObject({ url: '/ann/1/a-walk', text: 'A walk by the sea.' });
    expect(postHead(aPost({ isEmbeddable: false })).canEmbed).toBe(false);
  });

  it.each<[string, Partial<Post>]>([
    ['rated', { contentRating: 'explicit' }],
    ['labelled', { communityLabels: { hasCommunityLabel: true, categories: { violence: true } } }],
    ['private', { state: 'private' }],
  ])('gives nothing of a %s post away', (_, changes) => {
    const head = postHead(aPost({ ...changes, content: [picture, { type: 'text', text: 'A secret' }] }));
    expect(head.noIndex).toBe(true);
    expect(JSON.stringify({ ...head, canonical: '' })).not.toMatch(/secret|a\.webp|bay/);
  });
});
