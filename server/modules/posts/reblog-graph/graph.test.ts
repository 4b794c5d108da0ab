import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { likeAs, postAs, reblogAs, text } from '#tests/support/posts.ts';

let t: TestApp;
let anna: Member;
let bela: Member;
let cleo: Member;

beforeAll(async () => {
  t = await buildTestApp();
  [anna, bela, cleo] = await Promise.all([t.member('anna'), t.member('bela'), t.member('cleo')]);
});
afterAll(() => t.close());

describe('getReblogGraph', () => {
  it('getReblogGraph returns the root first, then the most reblogged posts, each with its parent', async () => {
    const root = await postAs(t, anna, 'The root');
    const quiet = await reblogAs(t, bela, root);
    const loud = await reblogAs(t, bela, root, 'Listen');
    const behind = await reblogAs(t, cleo, loud, 'And I say');
    await likeAs(t, cleo, loud);
    await postAs(t, cleo, 'No part of it');
    for (const post of [root, behind]) {
      const { body } = await t.inject(`/v2/blog/${post.blogName}/posts/${post.id}/reblog_graph`);
      const { nodes, total } = body.response;
      expect(total).toBe(3);
      expect(nodes.map((node: { postId: string }) => node.postId)).toEqual([
        root.id,
        loud.id,
        quiet.id,
        behind.id,
      ]);
      expect(nodes[1]).toMatchObject({ parentPostId: root.id, noteCount: 2, addedText: 'Listen' });
      expect(nodes[2]).not.toHaveProperty('addedText');
      expect(nodes[3]).toMatchObject({ parentPostId: loud.id, noteCount: 0, blogName: 'cleo' });
    }
    // Descendants of an unreadable blog's reblog are attached to the root.
    await t.db.query("update blogs set is_hidden = true where name = 'bela'");
    const { nodes } = (await t.inject(`/v2/blog/anna/posts/${root.id}/reblog_graph`)).body.response;
    expect(nodes).toMatchObject([{ postId: root.id }, { postId: behind.id, parentPostId: root.id }]);
    await t.db.query("update blogs set is_hidden = false where name = 'bela'");
  });
});

it('getPostBySlug returns the newest published post with the slug', async () => {
  await postAs(t, anna, { content: text('Twice'), slug: 'twice' });
  const newer = await postAs(t, anna, { content: text('Twice again'), slug: 'twice' });
  await postAs(t, anna, { content: text('Not yet'), slug: 'twice', state: 'draft' });
  await postAs(t, bela, { content: text('Elsewhere'), slug: 'twice' });
  expect((await t.inject('/v2/blog/anna/slugs/twice')).body.response.post.id).toBe(newer.id);
  expect((await t.inject('/v2/blog/anna/slugs/thrice')).status).toBe(404);
});

it('listPostCounters returns the counters of each readable post once', async () => {
  const first = await postAs(t, anna, 'Counted');
  const draft = await postAs(t, anna, { content: text('Unfinished'), state: 'draft' });
  await likeAs(t, bela, first);
  const url = `/v2/posts/counters?ids=${[first.id, draft.id, first.id, '9223372036854775808'].join(',')}`;
  const seen = async (who?: Member) =>
    (await (who ? t.injectAs(who, url) : t.inject(url))).body.response.counters;
  expect(await seen()).toMatchObject([{ id: first.id, likeCount: 1, noteCount: 1, liked: false }]);
  expect(await seen(bela)).toMatchObject([{ id: first.id, liked: true }]);
  expect(await seen(anna)).toHaveLength(2);
  const many = (count: number) => Array.from({ length: count }, (_, at) => at + 1).join(',');
  expect((await t.inject(`/v2/posts/counters?ids=${many(50)}`)).status).toBe(200);
  expect((await t.inject(`/v2/posts/counters?ids=${many(51)}`)).status).toBe(400);
});
