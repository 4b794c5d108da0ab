import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, likeAs, postAs } from '#tests/support/posts.ts';
import { bestFirst, RANKED_POSTS } from './best-first.ts';

type Post = components['schemas']['Post'];

let t: TestApp;
let reader: Member;
let writer: Member;
let fans: Member[];
let bystander: Bystander;
const posts: Post[] = [];

beforeAll(async () => {
  t = await buildTestApp();
  bystander = await makeBystander(t);
  reader = await t.member('reader');
  writer = await t.member('writer');
  fans = await Promise.all(['fan-a', 'fan-b', 'fan-c'].map((name) => t.member(name)));
  await followAs(t, reader, writer.blogName);
  for (const words of ['nought', 'two', 'three', 'nought too', 'one'])
    posts.push(await postAs(t, writer, words));
  for (const [at, likes] of [
    [1, 2],
    [2, 3],
    [4, 1],
  ] as const)
    for (const fan of fans.slice(0, likes)) await likeAs(t, fan, posts[at] as Post);
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});

async function wantBest(isBest: boolean): Promise<void> {
  const { status } = await t.injectAs(reader, {
    method: 'POST',
    url: '/v2/user/settings',
    payload: { dashboard: { best_first: isBest } },
  });
  expect(status).toBe(200);
}
async function page(url: string): Promise<{ words: string[]; next: string | undefined }> {
  const { status, body }: { status: number; body: AnyBody } = await t.injectAs(reader, url);
  expect(status).toBe(200);
  const { elements, links } = body.response.timeline;
  return { words: elements.map(({ summary }: Post) => summary), next: links.next?.href };
}

const BY_NOTES = ['three', 'two', 'one', 'nought too', 'nought'];

it('getDashboard with best_first begins with the posts that have the most notes', async () => {
  expect((await page('/v2/timeline/dashboard')).words).toEqual([
    'one',
    'nought too',
    'three',
    'two',
    'nought',
  ]);
  await wantBest(true);
  expect((await page('/v2/timeline/dashboard')).words).toEqual(BY_NOTES);
});

it('getDashboard with best_first pages without gaps or duplicates and without posts made meanwhile', async () => {
  const walked: string[] = [];
  let next: string | undefined = '/v2/timeline/dashboard?limit=2';
  while (next) {
    const { words, next: after }: { words: string[]; next: string | undefined } = await page(next);
    walked.push(...words);
    next = after;
    if (walked.length === 2) posts.push(await postAs(t, writer, 'late'));
  }
  expect(walked).toEqual(BY_NOTES);
  expect((await page('/v2/timeline/dashboard')).words).toContain('late');
});

it('getDashboard with best_first marks the newest posts as read', async () => {
  await page('/v2/timeline/dashboard');
  const counts = await t.injectAs(reader, '/v2/user/counts?unread=true');
  expect(counts.body.response.unread).toBe(0);
});

it('getDashboard rejects a cursor of the other order with 5039', async () => {
  const { next = '' } = await page('/v2/timeline/dashboard?limit=2');
  await wantBest(false);
  const { status, body } = await t.injectAs(reader, next);
  expect([status, body.errors[0].code]).toEqual([400, 5039]);
});

it('The best-first order ranks the newest BEST_OF posts and continues by time', async () => {
  const made = Array.from({ length: RANKED_POSTS + 3 }, (_, index) => String(1000 - index));
  const read = async (after: string[] | undefined, count: number) =>
    made
      .filter((position) => after === undefined || BigInt(position) < BigInt(after[0] ?? '0'))
      .slice(0, count)
      .map((position) => ({ id: `9${position}`, key: [position] }));
  const walk = async (count: number) => {
    const ids: string[] = [];
    let after: string[] | undefined;
    for (;;) {
      const bones = await bestFirst(t.db, read)(after, count);
      ids.push(...bones.map(({ id }) => id));
      after = bones.at(-1)?.key;
      if (bones.length < count) return ids;
    }
  };
  // None of them has notes, so both orders are the same.
  const expected = made.map((position) => `9${position}`);
  for (const count of [7, RANKED_POSTS - 1, RANKED_POSTS, RANKED_POSTS + 1])
    expect(await walk(count)).toEqual(expected);
});
