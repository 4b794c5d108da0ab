import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, postAs, reblogAs } from '#tests/support/posts.ts';

let t: TestApp;
let reader: Member;
let anna: Member;
let bela: Member;
let watcher: Bystander;

beforeAll(async () => {
  t = await buildTestApp();
  [reader, anna, bela] = [await t.member('reader'), await t.member('anna'), await t.member('bela')];
  for (const blog of ['anna', 'bela']) await followAs(t, reader, blog);
  watcher = await makeBystander(t);
});
afterAll(() => t.close());
afterEach(async () => {
  await watcher.expectUnchanged();
  for (const table of ['user_mutes', 'hidden_posts', 'post_mutes']) await t.db.query(`delete from ${table}`);
});

function call(member: Member, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) {
  return t.injectAs(member, { method, url: `/v2/${path}`, ...(payload ? { payload } : {}) });
}
async function dashboard(member: Member = reader) {
  const { elements } = (await call(member, 'GET', 'timeline/dashboard')).body.response.timeline;
  return elements.flatMap(({ objectType, id }: { objectType: string; id: string }) =>
    objectType === 'post' ? [id] : [],
  );
}

describe('muteBlog', () => {
  const mute = (payload: object) => call(reader, 'POST', 'user/muted_blogs', payload);

  test('muteBlog hides all posts of a blog, its reblogs or one tag, and a second call changes which', async () => {
    const other = await postAs(t, bela, 'By Bela');
    const tagged = await postAs(t, anna, { content: [{ type: 'text', text: 'Tagged' }], tags: 'Moss' });
    const passed = await reblogAs(t, anna, other, 'Passed on');
    const table = [
      [{}, [other.id]],
      [{ kind: 'reblogs' }, [tagged.id, other.id]],
      [{ kind: 'tag', tag: '#moss' }, [passed.id, other.id]],
      [{ scopes: ['blogs'] }, [passed.id, tagged.id, other.id]],
    ] as const;
    for (const [how, left] of table) {
      expect((await mute({ tumblelog: 'anna', ...how })).status).toBe(201);
      expect([how, await dashboard()]).toEqual([how, left]);
    }
    const { mutedBlogs, total } = (await call(reader, 'GET', 'user/muted_blogs')).body.response;
    expect([mutedBlogs.length, total, mutedBlogs[0].blog.name, mutedBlogs[0].scopes]).toEqual([
      1,
      1,
      'anna',
      ['blogs'],
    ]);
    for (const twice of [1, 2]) {
      expect([twice, (await call(reader, 'DELETE', 'user/muted_blogs/anna')).status]).toEqual([twice, 204]);
    }
    expect(await dashboard()).toEqual([passed.id, tagged.id, other.id]);
  });

  test('muteBlog with expires_in ends after that time', async () => {
    const { mutedBlog } = (await mute({ tumblelog: 'anna', expires_in: 604_800 })).body.response;
    expect(mutedBlog.expiresTs - mutedBlog.createdTs).toBeGreaterThanOrEqual(604_799);
    await t.db.query("update user_mutes set expires_at = now() - interval '1 second'");
    expect((await call(reader, 'GET', 'user/muted_blogs')).body.response.total).toBe(0);
  });

  test('muteBlog rejects the own blog (4003), unknown blogs (4004) and invalid fields (5016)', async () => {
    const table = [
      [{ tumblelog: 'reader' }, 4003],
      [{ tumblelog: 'nobody' }, 4004],
      [{ tumblelog: 'anna', kind: 'tag' }, 5016],
      [{ tumblelog: 'anna', kind: 'tag', tag: '#' }, 5016],
      [{ tumblelog: 'anna', scopes: [] }, 5016],
      [{ tumblelog: 'anna', expires_in: -1 }, 5016],
    ] as const;
    for (const [body, code] of table) {
      expect([body, (await mute(body)).body.errors[0].code]).toEqual([body, code]);
    }
    expect((await call(reader, 'GET', 'user/muted_blogs')).body.response.total).toBe(0);
  });
});

describe('hidePost and unhidePost', () => {
  test('hidePost hides the whole tree of a post once, and unhidePost of any of its posts shows it again', async () => {
    const before = await dashboard();
    const root = await postAs(t, bela, 'A root');
    const leaf = await reblogAs(t, anna, root, 'A leaf');
    for (const again of [1, 2]) {
      const { status, body } = await call(reader, 'POST', 'user/hidden_posts', { post_id: leaf.id });
      expect([again, status, body.response.hiddenPost]).toMatchObject([
        again,
        201,
        { rootPostId: root.id, blogName: 'bela', summary: 'A root' },
      ]);
    }
    expect(await dashboard()).toEqual(before);
    expect(await dashboard(anna)).toContain(leaf.id);
    const listed = (await call(reader, 'GET', 'user/hidden_posts')).body.response;
    expect(listed.hiddenPosts).toHaveLength(1);
    expect((await call(reader, 'DELETE', `user/hidden_posts/${leaf.id}`)).status).toBe(204);
    expect(await dashboard()).toEqual([leaf.id, root.id, ...before]);
  });

  test('listHiddenPosts pages, the last hidden first, without the text of posts that became private', async () => {
    const hidden: string[] = [];
    for (const words of ['one', 'two', 'three']) {
      const { id } = await postAs(t, bela, words);
      await call(reader, 'POST', 'user/hidden_posts', { post_id: id });
      hidden.unshift(id);
    }
    const first = (await call(reader, 'GET', 'user/hidden_posts?limit=2')).body.response;
    const rest = (await t.injectAs(reader, first.links.next.href)).body.response;
    const all = [...first.hiddenPosts, ...rest.hiddenPosts];
    expect([all.map((row) => row.rootPostId), rest.links]).toEqual([hidden, {}]);
    expect(all.map((row) => row.summary)).toEqual(['three', 'two', 'one']);
    await t.db.query("update blogs set password_hash = 'x' where name = 'bela'");
    const closed = (await call(reader, 'GET', 'user/hidden_posts')).body.response.hiddenPosts;
    expect(closed.map((row: { summary: string }) => row.summary)).toEqual(['', '', '']);
    await t.db.query("update blogs set password_hash = null where name = 'bela'");
    const foreign = first.links.next.href.replace('limit=2', 'limit=1');
    expect((await t.injectAs(anna, foreign)).body.errors[0].code).toBe(5039);
  });

  test('hidePost answers 4004 to a post that the member may not see', async () => {
    const draft = await postAs(t, bela, { content: [{ type: 'text', text: 'Mine' }], state: 'draft' });
    for (const id of [draft.id, '12345', '9999999999999999999']) {
      const { status, body } = await call(reader, 'POST', 'user/hidden_posts', { post_id: id });
      expect([id, status, body.errors[0].code]).toEqual([id, 404, 4004]);
    }
  });
});

describe('mutePost', () => {
  test("mutePost mutes a post's notifications for a time or permanently and is marked on the post", async () => {
    const post = await postAs(t, anna, 'Everybody likes this');
    const url = `blog/anna/posts/${post.id}`;
    const muted = async (member: Member) => (await call(member, 'GET', url)).body.response.post.muted;
    const forEver = await call(anna, 'POST', `${url}/mute`, { mute_length_seconds: 0 });
    expect(forEver.body.response).toEqual({ id: post.id, muted: true });
    expect([await muted(anna), await muted(bela)]).toEqual([true, false]);
    const aWhile = await call(anna, 'POST', `${url}/mute`, { mute_length_seconds: 60 });
    expect(aWhile.body.response.muteEndTimestamp).toBeGreaterThan(Date.now() / 1000);
    const listed = (await call(anna, 'GET', 'user/muted_posts')).body.response.posts;
    expect(listed.map(({ id }: { id: string }) => id)).toEqual([post.id]);
    await t.db.query("update post_mutes set expires_at = now() - interval '1 second'");
    expect([await muted(anna), (await call(anna, 'GET', 'user/muted_posts')).body.response.posts]).toEqual([
      false,
      [],
    ]);
    await call(anna, 'POST', `${url}/mute`, { mute_length_seconds: 0 });
    const unmuted = await call(anna, 'DELETE', `${url}/mute`);
    expect([unmuted.body.response, await muted(anna)]).toEqual([{ id: post.id, muted: false }, false]);
  });
});
