import { describe, expect, it } from 'vitest';
import type { TrailItem } from '#generated/zod/trailItem.zod.ts';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import { seenAbove } from './seen-above.ts';

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
  return elements.map(({ id }) => seenAbove(elements, new Map()).get(id));
}

describe('parts of a chain that stand above already', () => {
  it.each([
    ['none, where it is the first of its chain', [post('2', part('1')), post('9')], [0, 0]],
    ['its root, which stood above as a post', [post('1'), post('2', part('1'))], [0, 1]],
    [
      'all it shares with a chain above',
      [post('3', part('1'), part('2')), post('5', part('1'), part('2'), part('4'))],
      [0, 2],
    ],
    ['a post above that is itself a part', [post('2', part('1')), post('3', part('1'), part('2'))], [0, 2]],
    [
      'none, where what is above only shares a later part',
      [post('2'), post('3', part('1'), part('2'))],
      [0, 0],
    ],
    ['none below its first part, where that is gone', [post('2'), post('3', gone, part('2'))], [0, 0]],
    ['itself, where it stood in a chain above', [post('3', part('1')), post('1')], [0, 1]],
    [
      'itself and its chain, where both stood in a chain above',
      [post('4', part('1'), part('2')), post('2', part('1'))],
      [0, 2],
    ],
    [
      'not itself, where a long chain above folds it away',
      [post('9', part('1'), part('2'), part('3'), part('4'), part('5')), post('2'), post('4')],
      [0, 0, 1],
    ],
  ])('%s', (_, elements, counts) => {
    expect(seen(...elements)).toEqual(counts);
  });

  it('does not count what is covered', () => {
    const covered = aPost({
      id: '1',
      communityLabels: { hasCommunityLabel: true, categories: { violence: true }, lastReporter: 'author' },
    });
    expect(seen(covered, post('2', part('1')))).toEqual([undefined, 0]);
  });

  it('stays decided when posts come in above', () => {
    const decided = new Map<string, number>();
    const old = post('2', part('1'));
    seenAbove([old], decided);
    expect(seenAbove([post('3', part('1')), old], decided).get('2')).toBe(0);
    expect(decided.get('3')).toBe(0);
  });
});
