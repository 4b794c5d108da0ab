import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AnyBody, buildTestApp, type Reply, type TestApp } from '#tests/support/app.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { postAs } from '#tests/support/posts.ts';

let t: TestApp;
let anna: Member;
let bela: Member;
let id: string;
let bystander: string;

beforeAll(async () => {
  t = await buildTestApp();
  [anna, bela] = [await t.member('anna'), await t.member('bela')];
});
afterAll(() => t.close());
beforeEach(async () => {
  id = (await postAs(t, anna, { content: [{ type: 'text', text: 'A word' }], tags: 'labels' })).id;
  bystander = (await postAs(t, anna, 'Another')).id;
});

function label(payload: object, member = anna, post = id): Promise<Reply<AnyBody>> {
  return t.injectAs(member, { method: 'PUT', url: `/v2/blog/anna/posts/${post}/content_labels`, payload });
}
async function read(post: string) {
  return (await t.injectAs(anna, `/v2/blog/anna/posts/${post}`)).body.response.post;
}
const codeOf = ({ status, body }: Reply<AnyBody>) => [status, body.errors[0].code];

it('setContentLabels sets and removes the labels of one post', async () => {
  const { body } = await label({ has_community_label: true, categories: ['violence', 'general'] });
  expect(body.response.communityLabels).toMatchObject({
    hasCommunityLabel: true,
    categories: { violence: true, general: true },
    lastReporter: 'author',
  });
  expect(await read(id)).toMatchObject({ contentRating: 'sensitive', tags: ['labels'] });
  expect(await read(bystander)).toMatchObject({
    contentRating: 'clean',
    communityLabels: { hasCommunityLabel: false },
  });
  await label({ has_community_label: true, categories: [] });
  expect(await read(id)).toMatchObject({
    contentRating: 'sensitive',
    communityLabels: { hasCommunityLabel: true, categories: {} },
  });
  await label({ has_community_label: false, categories: [] });
  expect(await read(id)).toMatchObject({
    contentRating: 'clean',
    communityLabels: { hasCommunityLabel: false },
  });
  const hub = await t.inject('/v2/hubs/labels/timeline');
  expect(hub.body.response.timeline.elements.map((post: AnyBody) => post.id)).toContain(id);
});

it('setContentLabels rejects a change of locked labels with 4003', async () => {
  const labels = { hasCommunityLabel: true, categories: { violence: 'locked' }, lastReporter: 'staff' };
  await t.db.query('update posts set labels = $2 where id = $1', [id, JSON.stringify(labels)]);
  expect(codeOf(await label({ has_community_label: true, categories: ['general'] }))).toEqual([403, 4003]);
  expect(codeOf(await label({ has_community_label: false, categories: ['violence'] }))).toEqual([403, 4003]);
  const kept = await label({ has_community_label: true, categories: ['general', 'violence'] });
  expect(kept.body.response.communityLabels.categories).toEqual({ general: true, violence: 'locked' });
});

it('setContentLabels rejects members who may not edit the post with 4003, and unknown posts with 4004', async () => {
  const wish = { has_community_label: true, categories: ['general'] };
  expect(codeOf(await label(wish, bela))).toEqual([403, 4003]);
  await addWriter(t.db, 'anna', bela);
  expect(codeOf(await label(wish, bela))).toEqual([403, 4003]);
  expect(codeOf(await label(wish, anna, '12'))).toEqual([404, 4004]);
  expect((await read(id)).communityLabels.hasCommunityLabel).toBe(false);
  await t.db.query('delete from blog_members where user_id = $1 and blog_id = $2', [
    bela.userId,
    anna.blogId,
  ]);
});
