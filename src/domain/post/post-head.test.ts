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
  it('postHead uses the first words as title, with picture and canonical address', () => {
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

  it('postHead uses words and pictures of the trail', () => {
    const trail = [{ content: [picture, { type: 'text' as const, text: 'From the root' }], layout: [] }];
    expect(postHead(aPost({ content: [], trail }))).toMatchObject({
      title: 'From the root (@ann)',
      image: { url: '/media/a.webp' },
    });
  });

  it('postHead describes a post without text by its pictures, polls and links', () => {
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

  it('postHead uses the given title for a post without words', () => {
    const silent = aPost({ content: [{ ...picture, altText: undefined }] });
    const head = postHead(silent, 'A picture by ann');
    expect([head.title, head.description]).toEqual(['A picture by ann', 'A picture by ann']);
    expect(head.jsonLd?.[0]).toMatchObject({ headline: 'A picture by ann' });
    expect(postHead(silent).title).toBe('@ann');
  });

  it('postHead has structured data, feeds and oEmbed', () => {
    const head = postHead(aPost({ isEmbeddable: true }));
    expect(head).toMatchObject({ feeds: { of: '/ann' }, canEmbed: true });
    expect(head.jsonLd?.[0]).toMatchObject({ url: '/ann/1/a-walk', text: 'A walk by the sea.' });
    expect(postHead(aPost({ isEmbeddable: false })).canEmbed).toBe(false);
  });

  it.each<[string, Partial<Post>]>([
    ['rated', { contentRating: 'explicit' }],
    ['labelled', { communityLabels: { hasCommunityLabel: true, categories: { violence: true } } }],
    ['private', { state: 'private' }],
  ])('postHead hides the content of a %s post', (_, changes) => {
    const head = postHead(aPost({ ...changes, content: [picture, { type: 'text', text: 'A secret' }] }));
    expect(head.noIndex).toBe(true);
    expect(JSON.stringify({ ...head, canonical: '' })).not.toMatch(/secret|a\.webp|bay/);
  });
});
