import { expect, it } from 'vitest';
import { aBlog } from '#tests/support/ui-posts.ts';
import { type Brings, beadsOf, followsOf, leftOf, toggled } from './invitation-beads.ts';

const photo = { postId: '9', blogName: 'greta', postUrl: '/greta/9' } as Brings['previews'][number];
const brings = {
  blogs: [aBlog('bo', { followed: true }), aBlog('greta'), aBlog('finn')],
  tags: [
    { tag: 'fog', postsPerWeek: 31 },
    { tag: 'cold sea', postsPerWeek: 0 },
  ],
  previews: [photo],
} as Brings;

it('beadsOf strings blogs before tags, each blog with its own newest photo', () => {
  expect(beadsOf(brings).map(({ key, name, photo: shown }) => [key, name, shown?.postId])).toEqual([
    ['t:bo', 'bo', undefined],
    ['t:greta', 'greta', '9'],
    ['t:finn', 'finn', undefined],
    ['#fog', '#fog', undefined],
    ['#cold sea', '#cold sea', undefined],
  ]);
});

it('toggled leaves a bead out, takes it back, and keeps the set that it was given', () => {
  const none: ReadonlySet<string> = new Set();
  const one = toggled(none, '#fog');
  expect([[...none], [...one], [...toggled(one, '#fog')]]).toEqual([[], ['#fog'], []]);
});

it('leftOf names what is left out in the order of the thread, and nothing that the invitation lacks', () => {
  expect(leftOf(brings, new Set(['#fog', 't:greta', 't:gone']))).toEqual(['t:greta', '#fog']);
});

it('followsOf follows what is ticked, except blogs that the member follows already', () => {
  expect(followsOf(brings, new Set(['t:greta']))).toEqual({
    follow_blogs: ['t:finn'],
    follow_tags: ['fog', 'cold sea'],
  });
});
