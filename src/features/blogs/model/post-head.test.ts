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
