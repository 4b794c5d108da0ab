import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, reblogAs, replyAs } from '#tests/support/posts.ts';

type Post = components['schemas']['Post'];
type Note = components['schemas']['Note'];

let app: TestApp;
let anna: Member;
let bela: Member;
let cleo: Member;

beforeAll(async () => {
  app = await buildTestApp();
  anna = await app.member('anna');
  bela = await app.member('bela');
  cleo = await app.member('cleo');
});
afterAll(() => app.close());

function remove(member: Member, post: Post, noteId: string) {
  return app.injectAs(member, {
    method: 'POST',
    url: `/v2/blog/${post.blogName}/notes/delete`,
    payload: { post_id: post.id, note_id: noteId },
  });
}

async function repliesTo(post: Post, member?: Member): Promise<Note[]> {
  const url = `/v2/blog/${post.blogName}/notes?id=${post.id}&mode=replies&sort=asc`;
  return (await (member ? app.injectAs(member, url) : app.inject(url))).body.response.notes;
}

async function countersOf(post: Post) {
  const { body } = await app.inject(`/v2/blog/${post.blogName}/posts/${post.id}`);
  const { noteCount, replyCount, selfReplyCount } = body.response.post as Post;
  return { noteCount, replyCount, selfReplyCount };
}

describe('replyToPost and deleteNote', () => {
  it('replyToPost adds a reply and raises the counters, and deleteNote lowers them [reply-01] [reply-02]', async () => {
    const post = await postAs(app, anna, 'Say something');
    const { status, body } = await replyAs(app, bela, post, '  Something.\n');
    expect(status).toBe(201);
    expect(body.response.note).toMatchObject({ type: 'reply', replyText: 'Something.', canDelete: true });
    expect(body.response.counters).toMatchObject({ noteCount: 1, replyCount: 1, selfReplyCount: 0 });
    expect((await repliesTo(post)).map((note) => [note.blog.name, note.replyText])).toEqual([
      ['bela', 'Something.'],
    ]);
    const removed = await remove(bela, post, body.response.note.id);
    expect(removed.body.response.counters).toMatchObject({ noteCount: 0, replyCount: 0 });
    expect(await repliesTo(post)).toEqual([]);
    expect((await remove(bela, post, body.response.note.id)).status).toBe(404);
    expect(await countersOf(post)).toEqual({ noteCount: 0, replyCount: 0, selfReplyCount: 0 });
  });

  it("replyToPost to one's own post raises only the self-reply count [reply-03]", async () => {
    const post = await postAs(app, anna, 'Talking to myself');
    const { body } = await replyAs(app, anna, post, 'Indeed.');
    expect(body.response.counters).toMatchObject({ noteCount: 0, replyCount: 0, selfReplyCount: 1 });
    await remove(anna, post, body.response.note.replyId);
    expect(await countersOf(post)).toEqual({ noteCount: 0, replyCount: 0, selfReplyCount: 0 });
  });

  it('replyToPost to a reply joins its thread, whichever reply of the thread is answered', async () => {
    const post = await postAs(app, anna, 'Threads');
    const first = (await replyAs(app, bela, post, 'One')).body.response.note as Note;
    const second = (await replyAs(app, cleo, post, 'Two', { parent_reply_id: first.replyId ?? '' })).body
      .response;
    const third = (await replyAs(app, bela, post, 'Three', { target_reply_id: second.note.replyId })).body
      .response;
    expect(second.note.parentReplyId).toBe(first.replyId);
    expect(third.note.parentReplyId).toBe(first.replyId);
  });

  it("replyToPost with scope post_author is visible to the post's author and the writer only", async () => {
    const post = await postAs(app, anna, 'Whisper');
    const { note } = (await replyAs(app, bela, post, 'Between us', { scope: 'post_author' })).body.response;
    const seenBy = async (member?: Member) => (await repliesTo(post, member)).length;
    expect([await seenBy(anna), await seenBy(bela), await seenBy(cleo), await seenBy()]).toEqual([
      1, 1, 0, 0,
    ]);
    const url = `/v2/blog/anna/posts/${post.id}/replies/${note.replyId}`;
    expect((await app.injectAs(bela, url)).status).toBe(200);
    expect((await app.injectAs(cleo, url)).status).toBe(404);
    expect((await app.inject(url)).status).toBe(404);
  });

  it("replyToPost rejects blank text, a wrong key, a reply of another post and another member's blog", async () => {
    const post = await postAs(app, anna, 'Bad input');
    const other = await postAs(app, anna, 'Elsewhere');
    const elsewhere = (await replyAs(app, bela, other, 'Here')).body.response.note as Note;
    for (const [answer, code, field] of [
      [await replyAs(app, bela, post, '  \n '), 5016, 'reply_text'],
      [await replyAs(app, bela, { ...post, reblogKey: 'wrongkey' }, 'Hm'), 4004, 'post_id'],
      [
        await replyAs(app, bela, post, 'Hm', { parent_reply_id: elsewhere.replyId ?? '' }),
        4004,
        'parent_reply_id',
      ],
      [await replyAs(app, bela, post, 'Hm', { target_reply_id: 'nonsense' }), 4004, 'target_reply_id'],
      [await replyAs(app, bela, post, 'Hm', { reply_as: 'cleo' }), 4003, 'reply_as'],
    ] as const) {
      expect([answer.body.errors[0].code, answer.body.errors[0].field]).toEqual([code, field]);
    }
    expect(await countersOf(post)).toMatchObject({ replyCount: 0 });
  });

  it('deleteNote lets the author of the post delete a reply, and answers others 4003', async () => {
    const post = await postAs(app, anna, 'My house');
    const { note } = (await replyAs(app, bela, post, 'Rude words')).body.response;
    expect((await repliesTo(post, anna))[0]?.canDelete).toBe(true);
    expect((await repliesTo(post, cleo))[0]?.canDelete).toBe(false);
    expect((await remove(cleo, post, note.replyId)).body.errors[0].code).toBe(4003);
    expect((await remove(anna, post, note.replyId)).status).toBe(200);
  });

  it('replyToPost to a reblog counts for the whole tree', async () => {
    const root = await postAs(app, anna, 'Root');
    const leaf = await reblogAs(app, bela, root, 'Leaf');
    await replyAs(app, cleo, leaf, 'Up here');
    expect(await countersOf(root)).toMatchObject({ replyCount: 1, noteCount: 2 });
  });

  it('replyToPost to a reblog returns its post id, and every post of the tree can be the target', async () => {
    const root = await postAs(app, anna, 'Root of a talk');
    const leaf = await reblogAs(app, bela, root, 'Leaf of a talk');
    const { note } = (await replyAs(app, cleo, leaf, 'To the leaf')).body.response;
    expect(note).toMatchObject({ postId: leaf.id, postBlogName: 'bela' });
    expect((await repliesTo(root))[0]).toMatchObject({ postId: leaf.id, postBlogName: 'bela' });
    const answered = await replyAs(app, anna, root, 'Down there', { target_reply_id: note.replyId });
    expect(answered.body.response.note).toMatchObject({
      postId: root.id,
      postBlogName: 'anna',
      parentReplyId: note.replyId,
    });
    expect((await app.inject(`/v2/blog/bela/posts/${leaf.id}/replies/${note.replyId}`)).status).toBe(200);
    expect((await app.inject(`/v2/blog/anna/posts/${root.id}/replies/${note.replyId}`)).status).toBe(404);
    expect((await remove(anna, { ...root, blogName: 'anna' }, note.replyId)).status).toBe(404);
    expect((await remove(bela, leaf, note.replyId)).status).toBe(200);
  });
});

describe('getReply', () => {
  it('getReply returns a reply with its post and the replies around it', async () => {
    const post = await postAs(app, anna, 'A permalink');
    const ids: string[] = [];
    for (const words of ['a', 'b', 'c', 'd', 'e', 'f']) {
      ids.push((await replyAs(app, bela, post, words)).body.response.note.replyId);
    }
    const { response } = (await app.inject(`/v2/blog/anna/posts/${post.id}/replies/${ids[4]}`)).body;
    expect(response.note.replyText).toBe('e');
    expect(response.post.id).toBe(post.id);
    expect(response.around.map((note: Note) => note.replyText)).toEqual(['b', 'c', 'd', 'f']);
  });
});
