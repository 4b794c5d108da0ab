import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { joinAs, newCommunity } from '#tests/support/communities.ts';
import { codesOf, postInto } from '#tests/support/community-posts.ts';
import type { Member } from '#tests/support/members.ts';
import { text } from '#tests/support/posts.ts';

let t: TestApp;
let anna: Member;
let bela: Member;
let cleo: Member;
let handle: string;
let post: string;
let serial = 0;
beforeAll(async () => {
  t = await buildTestApp();
  [anna, bela, cleo] = [await t.member('anna'), await t.member('bela'), await t.member('cleo')];
});
afterAll(() => t.close());
beforeEach(async () => {
  serial += 1;
  handle = await newCommunity(t, anna, { title: `Club ${serial}` });
  await joinAs(t, bela, handle);
  post = (await postInto(t, anna, handle)).id;
});

interface Shown {
  id: string;
  content: { text: string }[];
  state: string;
  replies: Shown[];
}

const url = (rest = '') => `/v2/communities/${handle}/posts/${post}/comments${rest}`;
function write(by: Member, words: string, parent?: string) {
  const payload = { content: text(words), ...(parent && { parent_comment_id: parent }) };
  return t.injectAs(by, { method: 'POST', url: url(), payload });
}
async function written(by: Member, words: string, parent?: string): Promise<string> {
  const { body } = await write(by, words, parent);
  return body.response.comment.id;
}
async function listed(query = '', by: Member = bela): Promise<string[]> {
  const { body } = await t.injectAs(by, url(query));
  return body.response.comments.map(({ content, state }: Shown) => content[0]?.text ?? state);
}
const remove = (by: Member, id: string) => t.injectAs(by, { method: 'DELETE', url: url(`/${id}`) });
const leave = () => t.injectAs(bela, { method: 'DELETE', url: `/v2/communities/${handle}/membership` });
function like(by: Member, id: string, method: 'POST' | 'DELETE' = 'POST') {
  return t.injectAs(by, { method, url: url(`/${id}/like`) });
}
async function mute() {
  await t.db.query(
    'insert into community_mutes (community_id, user_id) select id, $1 from communities where handle = $2',
    [bela.userId, handle],
  );
}

test('createComment puts an answer to an answer below the first comment and names whom it answers', async () => {
  const first = await written(bela, 'First');
  const second = await written(anna, 'Second', first);
  const { body } = await write(bela, 'Third', second);
  expect(body.response.comment).toMatchObject({
    parentCommentId: first,
    replyTo: { commentId: second, blog: { name: 'anna' } },
    role: 'member',
    canDelete: true,
  });
  const page = (await t.injectAs(cleo, url())).body.response;
  expect(page).toMatchObject({ total: 3, comments: [{ id: first, replyCount: 2, canReply: false }] });
  expect(page.comments[0].replies.map(({ content }: Shown) => content[0]?.text)).toEqual(['Second', 'Third']);
  const shown = await t.injectAs(cleo, `/v2/communities/${handle}/posts/${post}`);
  expect(shown.body.response.post.community.commentCount).toBe(3);
});

test('createComment refuses blank words, a comment of another post, and everybody who may not write', async () => {
  expect(codesOf(await write(bela, '   '))).toEqual([8001]);
  const elsewhere = await postInto(t, anna, handle);
  const foreign = await t.injectAs(anna, {
    ...{ method: 'POST', payload: { content: text('Elsewhere') } },
    url: `/v2/communities/${handle}/posts/${elsewhere.id}/comments`,
  });
  expect(codesOf(await write(bela, 'Word', foreign.body.response.comment.id))).toEqual([4004]);
  expect(codesOf(await write(cleo, 'Word'))).toEqual([4003]);
  await mute();
  expect(codesOf(await write(bela, 'Word'))).toEqual([23201]);
});

test('createComment refuses a post that a moderator has just removed, or its author deleted', async () => {
  const removal = await t.injectAs(anna, {
    ...{ method: 'POST', url: `/v2/communities/${handle}/moderation/decisions` },
    payload: { items: [{ post_id: post }], action: 'remove', reason: 'spam' },
  });
  expect(removal.body.response.decisions).toHaveLength(1);
  const late = await write(bela, 'Word');
  expect([late.status, codesOf(late)]).toEqual([409, [23205]]);
  expect(await listed('', anna)).toEqual([]);
  post = (await postInto(t, anna, handle)).id;
  await t.injectAs(anna, { method: 'DELETE', url: `/v2/communities/${handle}/posts/${post}` });
  const later = await write(bela, 'Word');
  expect([later.status, codesOf(later)]).toEqual([404, [4004]]);
});

test('listComments orders by likes and answers, by age, and pages without a gap', async () => {
  const first = await written(anna, 'First');
  await written(anna, 'Second');
  await written(anna, 'Third');
  await like(bela, first);
  expect(await listed()).toEqual(['First', 'Third', 'Second']);
  expect(await listed('?sort=newest')).toEqual(['Third', 'Second', 'First']);
  expect(await listed('?sort=oldest')).toEqual(['First', 'Second', 'Third']);
  for (const sort of ['best', 'newest', 'oldest']) {
    const all: string[] = [];
    for (let query = `?sort=${sort}&limit=1`; query !== ''; ) {
      const { comments, links } = (await t.injectAs(bela, url(query))).body.response;
      all.push(...comments.map(({ content }: Shown) => content[0]?.text));
      query = links.next ? `?${new URLSearchParams({ sort, ...links.next.queryParams })}` : '';
    }
    expect(all).toEqual(await listed(`?sort=${sort}`));
  }
});

test('listComments answers the page around a comment, with an answer in its thread', async () => {
  const ids: string[] = [];
  for (let at = 1; at <= 5; at += 1) ids.push(await written(anna, `Comment ${at}`));
  const answers: string[] = [];
  for (let at = 1; at <= 5; at += 1) answers.push(await written(anna, `Answer ${at}`, ids[3]));
  const { body } = await t.injectAs(bela, url(`?sort=oldest&limit=2&around=${answers[4]}`));
  const { comments } = body.response as { comments: Shown[] };
  expect(comments.map(({ id }) => id)).toEqual([ids[2], ids[3]]);
  expect(comments[1]?.replies.map(({ id }) => id)).toEqual([...answers.slice(0, 3), answers[4]]);
  expect(await listed(`?sort=oldest&parent_comment_id=${ids[3]}`)).toEqual(
    [1, 2, 3, 4, 5].map((at) => `Answer ${at}`),
  );
});

test('editComment is for the author while they may write', async () => {
  const id = await written(bela, 'First');
  const edit = (by: Member, words: string) =>
    t.injectAs(by, { method: 'PUT', url: url(`/${id}`), payload: { content: text(words) } });
  expect(codesOf(await edit(anna, 'Mine'))).toEqual([4003]);
  expect((await edit(bela, 'Better')).body.response.comment).toMatchObject({
    content: [{ text: 'Better' }],
    editedTs: expect.any(Number),
  });
  await mute();
  expect(codesOf(await edit(bela, 'Again'))).toEqual([23201]);
});

test('deleteComment empties the comment of its author, who may have left, and answers to it stay', async () => {
  const first = await written(bela, 'First');
  await written(anna, 'Second', first);
  const alone = await written(bela, 'Alone');
  expect(codesOf(await remove(anna, first))).toEqual([4003]);
  expect(codesOf(await remove(cleo, first))).toEqual([4003]);
  await leave();
  expect([(await remove(bela, first)).status, (await remove(bela, alone)).status]).toEqual([204, 204]);
  expect(await listed('', anna)).toEqual(['deleted']);
  const { body } = await t.injectAs(anna, url());
  expect(body.response).toMatchObject({ total: 1, comments: [{ content: [], replyCount: 1 }] });
  expect(codesOf(await remove(bela, first))).toEqual([4004]);
});

test('getComment answers a comment with its post and the comment above it', async () => {
  const first = await written(bela, 'First');
  const second = await written(anna, 'Second', first);
  const { response } = (await t.injectAs(cleo, url(`/${second}`))).body;
  expect(response).toMatchObject({ comment: { id: second }, parent: { id: first }, post: { id: post } });
  await t.injectAs(anna, { method: 'PUT', url: `/v2/communities/${handle}`, payload: { privacy: true } });
  expect(codesOf(await t.injectAs(cleo, url(`/${second}`)))).toEqual([23001]);
  expect(codesOf(await t.injectAs(cleo, url()))).toEqual([23001]);
});

test('likeComment counts a member once, and removeCommentLike takes that one back', async () => {
  const id = await written(anna, 'First');
  expect((await like(bela, id)).body.response).toEqual({ liked: true, likeCount: 1 });
  expect((await like(bela, id)).body.response).toEqual({ liked: true, likeCount: 1 });
  await like(anna, id);
  expect((await like(bela, id, 'DELETE')).body.response).toEqual({ liked: false, likeCount: 1 });
  expect((await like(bela, id, 'DELETE')).body.response).toEqual({ liked: false, likeCount: 1 });
  expect(codesOf(await like(cleo, id))).toEqual([4003]);
});

test('comments of a blog are left out where it and the reader block each other', async () => {
  const id = await written(anna, 'First');
  await written(bela, 'Second', id);
  await t.db.query(
    'insert into user_blocks (user_id, blocked_blog_id, blocked_user_id) values ($1, $2, $3)',
    [...[bela.userId, anna.blogId, anna.userId]],
  );
  // The post is by the blocked blog as well.
  expect(codesOf(await t.injectAs(bela, url()))).toEqual([4004]);
  await t.db.query('delete from user_blocks');
  await t.db.query(
    'insert into user_blocks (user_id, blocked_blog_id, blocked_user_id) values ($1, $2, $3)',
    [...[anna.userId, bela.blogId, bela.userId]],
  );
  const { comments } = (await t.injectAs(anna, url())).body.response;
  expect(comments.map(({ replies }: Shown) => replies.length)).toEqual([0]);
  await t.db.query('delete from user_blocks');
});

test('comments and answers name the filters of the reader that cover them, never on their own words', async () => {
  await t.injectAs(bela, {
    ...{ method: 'POST', url: '/v2/user/filtered_content' },
    payload: { filtered_content: ['Fog'], action: 'hide' },
  });
  const first = await written(anna, 'Clear');
  await written(anna, 'Thick fog', first);
  await written(bela, 'My own fog');
  await written(anna, 'FOG again');
  const coversOf = async (by: Member) => {
    const { comments } = (await t.injectAs(by, url('?sort=oldest'))).body.response;
    const all = comments.flatMap((one: Shown) => [one, ...one.replies]);
    return all.map(({ filteredBy = [] }: { filteredBy?: { value: string }[] }) =>
      filteredBy.map(({ value }) => value),
    );
  };
  expect(await coversOf(bela)).toEqual([[], ['Fog'], [], ['Fog']]);
  expect(await coversOf(cleo)).toEqual([[], [], [], []]);
});
