import { describe, expect, it } from 'vitest';
import type { TrailItem } from '#generated/zod/trailItem.zod.ts';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import { countPartsSeenAbove } from './seen-above.ts';

function part(id: string): TrailItem {
  return {
    post: { id, timestamp: 1_600_000_000 },
    blog: aBlog(`blog${id}`),
    content: [],
    layout: [],
  };
}
const gone: TrailItem = { brokenBlogName: 'lost', content: [], layout: [] };
const post = (id: string, ...trail: TrailItem[]) => aPost({ id, trail });

function seen(...elements: ReturnType<typeof post>[]) {
  return elements.map(({ id }) => countPartsSeenAbove(elements, new Map()).get(id));
}

describe('countPartsSeenAbove', () => {
  it.each([
    ['none for the first item of its trail', [post('2', part('1')), post('9')], [0, 0]],
    ['the root that stood above as a post', [post('1'), post('2', part('1'))], [0, 1]],
    [
      'all items shared with a trail above',
      [post('3', part('1'), part('2')), post('5', part('1'), part('2'), part('4'))],
      [0, 2],
    ],
    ['a post above that is itself an item', [post('2', part('1')), post('3', part('1'), part('2'))], [0, 2]],
    ['none when only a later item is shared', [post('2'), post('3', part('1'), part('2'))], [0, 0]],
    ['none below a first item that was deleted', [post('2'), post('3', gone, part('2'))], [0, 0]],
    ['the post itself when a trail above contained it', [post('3', part('1')), post('1')], [0, 1]],
    [
      'the post and its trail when a trail above contained both',
      [post('4', part('1'), part('2')), post('2', part('1'))],
      [0, 2],
    ],
    [
      'not the post itself when a long trail above collapses it',
      [post('9', part('1'), part('2'), part('3'), part('4'), part('5')), post('2'), post('4')],
      [0, 0, 1],
    ],
  ])('countPartsSeenAbove counts %s', (_, elements, counts) => {
    expect(seen(...elements)).toEqual(counts);
  });

  it('countPartsSeenAbove does not count covered posts', () => {
    const covered = aPost({
      id: '1',
      communityLabels: { hasCommunityLabel: true, categories: { violence: true }, lastReporter: 'author' },
    });
    expect(seen(covered, post('2', part('1')))).toEqual([undefined, 0]);
  });

  it('countPartsSeenAbove keeps earlier decisions when posts are inserted above', () => {
    const decided = new Map<string, number>();
    const old = post('2', part('1'));
    countPartsSeenAbove([old], decided);
    expect(countPartsSeenAbove([post('3', part('1')), old], decided).get('2')).toBe(0);
    expect(decided.get('3')).toBe(0);
  });
});
