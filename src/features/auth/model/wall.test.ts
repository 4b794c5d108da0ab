import { describe, expect, it } from 'vitest';
import type { Post } from '#generated/zod/post.zod.ts';
import { type WallItem, wallColumns, wallItems } from './wall.ts';

const base = {
  objectType: 'post',
  blogName: 'marlow',
  slug: 'gate',
  contentRating: 'clean',
  communityLabels: { hasCommunityLabel: false },
  trail: [],
} as unknown as Post;

function image(url: string, width = 800, height = 600) {
  return {
    type: 'image' as const,
    media: [{ url, width, height }],
  };
}
const post = (id: string, parts: Partial<Post>): Post => ({ ...base, id, content: [], ...parts });

describe('wallItems', () => {
  it('wallItems takes the first picture of a post or its trail, and short quotes', () => {
    const items = wallItems([
      post('1', { content: [{ type: 'text', text: 'hi' }, image('/a.jpg')] }),
      post('2', { trail: [{ content: [image('/b.jpg')], layout: [] }] }),
      post('3', { content: [{ type: 'text', subtype: 'quote', text: 'Be kind.' }] }),
      post('4', { content: [{ type: 'text', text: 'only words' }] }),
      { objectType: 'title', id: 't', text: 'A title' },
    ]);
    expect(items.map(({ id, kind }) => [id, kind])).toEqual([
      ['1', 'picture'],
      ['2', 'picture'],
      ['3', 'words'],
    ]);
  });

  it('wallItems leaves out labelled posts and repeated pictures', () => {
    const items = wallItems([
      post('1', { content: [image('/a.jpg')] }),
      post('2', { content: [image('/a.jpg')] }),
      post('3', { content: [image('/c.jpg')], contentRating: 'sensitive' }),
      post('4', { content: [image('/d.jpg')], communityLabels: { hasCommunityLabel: true, categories: {} } }),
      post('5', { trail: [{ content: [image('/e.jpg')], layout: [], blocked: true }] }),
    ]);
    expect(items.map(({ id }) => id)).toEqual(['1']);
  });

  it('wallItems limits extreme aspect ratios', () => {
    const [tall, wide] = wallItems([
      post('1', { content: [image('/a.jpg', 100, 900)] }),
      post('2', { content: [image('/b.jpg', 900, 100)] }),
    ]);
    expect(tall?.kind === 'picture' && tall.ratio).toBeGreaterThan(0.5);
    expect(wide?.kind === 'picture' && wide.ratio).toBeLessThan(2);
  });
});

describe('wallColumns', () => {
  const item = (id: string, ratio = 1): WallItem => ({
    kind: 'picture',
    id,
    blogName: 'a',
    slug: '',
    media: [],
    altText: '',
    ratio,
  });

  it('wallColumns adds each item to the shortest column', () => {
    const columns = wallColumns([item('tall', 0.5), item('b'), item('c'), item('d')], 2, 0);
    expect(columns.map((column) => column.map(({ id }) => id))).toEqual([
      ['tall', 'd'],
      ['b', 'c'],
    ]);
  });

  it('wallColumns repeats items until every column is high enough, and is empty without items', () => {
    const columns = wallColumns([item('a'), item('b')], 3, 4);
    expect(columns.every((column) => column.length >= 4)).toBe(true);
    expect(wallColumns([], 3, 4)).toEqual([[], [], []]);
  });
});
