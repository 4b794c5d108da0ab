import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { postAs } from '#tests/support/posts.ts';

/** Counts of posts by other members in shared private blogs. */

let t: TestApp;
let serial = 0;
let anna: Member;
let bert: Member;
/** Writes for a group of her own; posts of the other group must not count for her. */
let cleo: Member;
let group: { name: string; uuid: string; id: string };
let other: typeof group;

beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

async function newGroup(owner: Member, name: string, writers: readonly Member[]): Promise<typeof group> {
  const { body, status } = await t.injectAs(owner, {
    method: 'POST',
    url: '/v2/user/blogs',
    payload: { tumblelog: name, is_private: true },
  });
  expect(status).toBe(201);
  for (const writer of writers) await addWriter(t.db, name, writer);
  const [row] = await t.db.query<{ id: string }>('select id from blogs where name = $1', [name]);
  return { name, uuid: body.response.blog.uuid, id: row?.id ?? '' };
}

beforeEach(async () => {
  serial += 1;
  anna = await t.member(`anna-${serial}`);
  bert = await t.member(`bert-${serial}`);
  cleo = await t.member(`cleo-${serial}`);
  group = await newGroup(anna, `attic-${serial}`, [bert]);
  other = await newGroup(anna, `cellar-${serial}`, [cleo]);
  for (const words of ['one', 'two', 'three']) {
    await postAs(t, anna, words, group.name);
    await postAs(t, anna, words, other.name);
  }
});

async function countsOf(member: Member): Promise<Record<string, number>> {
  const { body } = await t.injectAs(member, '/v2/user/counts?private_group_blog_unread_post_counts=true');
  expect(Object.keys(body.response)).toEqual(['private_group_blog_unread_post_counts']);
  return body.response.private_group_blog_unread_post_counts;
}
async function read(member: Member, query = '', blog = group.name) {
  const { status, body } = await t.injectAs(member, `/v2/blog/${blog}/posts${query}`);
  expect(status).toBe(200);
  return body.response;
}

describe('getUserCounts of private group blogs', () => {
  it('getUserCounts counts the unread posts of other writers of a private group blog, per member', async () => {
    expect(await countsOf(anna)).toEqual({});
    expect(await countsOf(bert)).toEqual({ [group.uuid]: 3 });
    expect(await countsOf(cleo)).toEqual({ [other.uuid]: 3 });
    await postAs(t, bert, 'mine', group.name);
    expect(await countsOf(bert)).toEqual({ [group.uuid]: 3 });
    expect(await countsOf(anna)).toEqual({ [group.uuid]: 1 });
  });

  it("listBlogPosts marks a private group blog's posts as read for the member who opens it", async () => {
    await read(bert);
    expect(await countsOf(bert)).toEqual({});
    expect(await countsOf(cleo)).toEqual({ [other.uuid]: 3 });
    await postAs(t, anna, 'four', group.name);
    expect(await countsOf(bert)).toEqual({ [group.uuid]: 1 });
    await read(anna);
    expect(await countsOf(bert)).toEqual({ [group.uuid]: 1 });
  });

  it.each([
    ['a type', '?type=photo'],
    ['a tag', '?tag=fog'],
    ['older posts', '?before=1700000000'],
    ['an offset', '?offset=2'],
  ])("listBlogPosts leaves a private group blog's posts unread when asked for %s", async (_what, query) => {
    await read(bert, query);
    expect(await countsOf(bert)).toEqual({ [group.uuid]: 3 });
  });

  it("listBlogPosts leaves a private group blog's new posts unread when asked for a further page", async () => {
    const { links } = await read(bert, '?limit=1');
    await postAs(t, anna, 'four', group.name);
    await read(bert, `?${new URLSearchParams(links.next.queryParams)}`);
    expect(await countsOf(bert)).toEqual({ [group.uuid]: 1 });
  });

  it('getUserCounts omits group posts from before the member joined and those of a blog they left', async () => {
    await addWriter(t.db, group.name, cleo);
    expect(await countsOf(cleo)).toEqual({ [other.uuid]: 3 });
    await postAs(t, anna, 'four', group.name);
    expect(await countsOf(cleo)).toEqual({ [group.uuid]: 1, [other.uuid]: 3 });
    await t.db.query('delete from blog_members where blog_id = $1 and user_id = $2', [group.id, cleo.userId]);
    expect(await countsOf(cleo)).toEqual({ [other.uuid]: 3 });
  });

  it('getUserCounts counts unread group posts of private blogs only', async () => {
    await t.db.query('update blogs set is_private = false where id = $1', [group.id]);
    expect(await countsOf(bert)).toEqual({});
  });

  it.each([
    [99, 99],
    [100, 100],
    [101, 100],
  ])('getUserCounts caps unread group posts at 100: %i are counted as %i', async (posts, counted) => {
    await read(bert);
    await t.db.query(
      `insert into posts (blog_id, author_id, state, type, reblog_key, root_post_id, root_blog_id, id, position)
       select $1, $2, 'published', 'text', 'AAAAAAAA', n.id, $1, n.id, n.id
         from (select next_id() as id from generate_series(1, $3::int)) n`,
      [group.id, anna.userId, posts],
    );
    expect(await countsOf(bert)).toEqual({ [group.uuid]: counted });
  });
});
