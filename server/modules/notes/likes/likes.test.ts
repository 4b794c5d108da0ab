import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postsByIds } from '#server/entities/post/repository.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { likeAs, postAs, reblogAs } from '#tests/support/posts.ts';
import { insertLike } from './likes-repository.ts';

let app: TestApp;
let anna: Member;
let bela: Member;

beforeAll(async () => {
  app = await buildTestApp();
  anna = await app.member('anna');
  bela = await app.member('bela');
});
afterAll(() => app.close());

async function likesOf(member: Member) {
  return (await app.injectAs(member, '/v2/user/info')).body.response.user.likes as number;
}

describe('likePost and unlikePost', () => {
  it('likePost and unlikePost toggle liked and change the counters by one [like-01] [like-02] [like-05] [audience-05]', async () => {
    const post = await postAs(app, anna, 'Likeable');
    const liked = await likeAs(app, bela, post);
    expect(liked.body.response).toMatchObject({ liked: true, likeCount: 1, noteCount: 1 });
    expect(await likesOf(bela)).toBe(1);
    const unliked = await likeAs(app, bela, post, 'unlike');
    expect(unliked.body.response).toMatchObject({ liked: false, likeCount: 0, noteCount: 0 });
    expect(await likesOf(bela)).toBe(0);
  });

  it('unlikePost takes one like from the post and one from the member, and leaves the others [like-02]', async () => {
    const [post, other] = [await postAs(app, anna, 'Liked by three'), await postAs(app, anna, 'Liked too')];
    const cleo = await app.member('cleo');
    for (const member of [anna, bela, cleo]) await likeAs(app, member, post);
    await likeAs(app, cleo, other);
    const { response } = (await likeAs(app, cleo, post, 'unlike')).body;
    expect(response).toMatchObject({ liked: false, likeCount: 2, noteCount: 2 });
    expect(await likesOf(cleo)).toBe(1);
    for (const member of [anna, bela]) await likeAs(app, member, post, 'unlike');
  });

  it('likePost and unlikePost never count twice or below 0, also when concurrent [counters-01]', async () => {
    const post = await postAs(app, anna, 'Clicked often');
    await Promise.all([1, 2, 3].map(() => likeAs(app, bela, post)));
    expect((await likeAs(app, bela, post)).body.response.likeCount).toBe(1);
    await Promise.all([1, 2, 3].map(() => likeAs(app, bela, post, 'unlike')));
    expect((await likeAs(app, bela, post, 'unlike')).body.response.likeCount).toBe(0);
    expect(await likesOf(bela)).toBe(0);
  });

  it('insertLike counts nothing for a post that was deleted since it was read', async () => {
    const root = await postAs(app, anna, 'Stays');
    const reblog = await reblogAs(app, anna, root, 'Goes');
    const [found] = await postsByIds(app.db, [reblog.id], bela.userId);
    if (!found) throw new Error('no reblog');
    await app.injectAs(anna, { method: 'DELETE', url: `/v2/blog/anna/posts/${reblog.id}` });
    expect(await app.db.transaction((tx) => insertLike(tx, bela.userId, found))).toBe(false);
    const { post } = (await app.inject(`/v2/blog/anna/posts/${root.id}`)).body.response;
    expect(post).toMatchObject({ likeCount: 0, reblogCount: 0, noteCount: 0 });
    expect(await likesOf(bela)).toBe(0);
  });

  it('likePost of a reblog counts a note of the whole tree', async () => {
    const root = await postAs(app, anna, 'Tree');
    const reblog = await reblogAs(app, bela, root, 'Leaf');
    await likeAs(app, anna, reblog);
    const { post } = (await app.inject(`/v2/blog/anna/posts/${root.id}`)).body.response;
    expect(post).toMatchObject({ likeCount: 1, reblogCount: 1, noteCount: 2, liked: false });
  });

  it('likePost answers 4004 to a wrong key, a missing post and an id out of range alike', async () => {
    const post = await postAs(app, anna, 'Keyed');
    for (const change of [{ reblogKey: 'wrongkey' }, { id: '12345' }, { id: '9999999999999999999' }]) {
      const { status, body } = await likeAs(app, bela, { ...post, ...change });
      expect([status, body.errors[0].code]).toEqual([404, 4004]);
    }
  });

  it('likePost answers 1040 at the daily limit [errors-15]', async () => {
    const post = await postAs(app, anna, 'One too many');
    await app.db.query(
      `insert into likes (user_id, post_id, blog_id, root_post_id, liker_blog_id)
       select $1, n, 1, n, 1 from generate_series(1, 1000) n`,
      [bela.userId],
    );
    const { status, body, headers } = await likeAs(app, bela, post);
    expect([status, body.errors[0].code]).toEqual([429, 1040]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await app.db.query('delete from likes where user_id = $1', [bela.userId]);
  });
});

describe('listNotes', () => {
  it('listNotes pages through likes and reblogs, newest first', async () => {
    const root = await postAs(app, anna, 'Noted');
    await likeAs(app, bela, root);
    await reblogAs(app, bela, root, 'Look at this');
    const url = `/v2/blog/anna/notes?id=${root.id}`;
    const all = (await app.inject(`${url}&limit=50`)).body.response;
    expect(all.notes.map((note: { type: string }) => note.type)).toEqual(['reblog', 'like']);
    expect(all).toMatchObject({ totalNotes: 2, totalLikes: 1, totalReblogs: 1, links: {} });
    const first = (await app.inject(`${url}&limit=1`)).body.response;
    const second = (await app.inject(first.links.next.href)).body.response;
    expect([...first.notes, ...second.notes]).toEqual(all.notes);
    expect(second.links).toEqual({});
  });

  it('listNotes filters by mode', async () => {
    const root = await postAs(app, anna, 'Kinds');
    await likeAs(app, bela, root);
    await reblogAs(app, bela, root);
    for (const [mode, types] of [
      ['likes', ['like']],
      ['reblogs', ['reblog']],
      ['replies', []],
    ] as const) {
      const { notes } = (await app.inject(`/v2/blog/anna/notes?id=${root.id}&mode=${mode}`)).body.response;
      expect(notes.map((note: { type: string }) => note.type)).toEqual(types);
    }
  });

  it('listNotes rolls up the likes and the reblogs without words between the notes of a conversation', async () => {
    const root = await postAs(app, anna, 'Talk');
    const told = await reblogAs(app, bela, root, 'A word');
    await likeAs(app, bela, root);
    const quiet = await reblogAs(app, bela, root);
    const second = await reblogAs(app, bela, root, 'Another word');
    const url = `/v2/blog/anna/notes?id=${root.id}&mode=conversation`;
    const ids = (notes: { id: string }[]) => notes.map(({ id }) => id);
    const { notes, rollupNotes } = (await app.inject(url)).body.response;
    expect(ids(notes)).toEqual([`reblog-${second.id}`, `reblog-${told.id}`]);
    expect(ids(rollupNotes)).toEqual([`reblog-${quiet.id}`, expect.stringMatching(/^like-/)]);
    const first = (await app.inject(`${url}&limit=1`)).body.response;
    expect([ids(first.notes), first.rollupNotes]).toEqual([[`reblog-${second.id}`], []]);
    const next = (await app.inject(first.links.next.href)).body.response;
    expect([ids(next.notes), ids(next.rollupNotes)]).toEqual([[`reblog-${told.id}`], ids(rollupNotes)]);
    const { notes: all } = (await app.inject(`/v2/blog/anna/notes?id=${root.id}`)).body.response;
    expect(all).toHaveLength(4);
  });
});
