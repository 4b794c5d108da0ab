import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { insertBlog } from '#server/entities/user/repository.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { postAs, text } from '#tests/support/posts.ts';

type Post = components['schemas']['Post'];

let t: TestApp;
let ivy: Member;
let otto: Member;
let cleo: Member;
let bystander: Bystander;

beforeAll(async () => {
  t = await buildTestApp();
  ivy = await t.member('ivy');
  otto = await t.member('otto');
  cleo = await t.member('cleo');
  await insertBlog(t.db, ivy.userId, 'desk', false);
  await addWriter(t.db, 'desk', cleo);
  await t.db.query("update blogs set ask_anonymous = true, can_submit = true where name in ('ivy', 'desk')");
  bystander = await makeBystander(t);
});
afterAll(() => t.close());

function ask(member: Member, words: string, blog = 'ivy', isNamed = true) {
  const attribution = {
    type: 'blog',
    blog: { name: member.blogName, uuid: member.blogUuid, url: 'https://example.test/' },
  };
  const layout = [{ type: 'ask', blocks: [0], ...(isNamed ? { attribution } : {}) }];
  return postAs(t, member, { content: text(words), state: 'ask', layout: layout as Post['layout'] }, blog);
}
function submit(member: Member, words: string, blog = 'ivy') {
  return postAs(t, member, { content: text(words), state: 'submission' }, blog);
}
async function inbox(member: Member, query = '', blog = '') {
  return (await t.injectAs(member, `/v2/user/inbox${blog && `/${blog}`}?${query}`)).body.response as {
    posts: Post[];
    total: number;
    links: { next?: { href: string }; prev?: { href: string } };
  };
}
const wordsIn = ({ posts }: { posts: Post[] }) => posts.map(({ summary }) => summary);
async function empty() {
  await t.db.query("update posts set state = 'deleted' where state in ('ask', 'submission')");
}
function answerWith(member: Member, post: Post, more: object, words = 'Because.') {
  return t.injectAs(member, {
    method: 'PUT',
    url: `/v2/blog/${post.blogName}/posts/${post.id}`,
    payload: {
      content: [...post.content, ...text(words)],
      layout: [...post.layout, { type: 'answer', blocks: [post.content.length] }],
      ...more,
    },
  });
}

it('listInbox and listBlogInbox return asks and submissions of all blogs or one, newest or oldest first', async () => {
  await empty();
  await ask(otto, 'One?');
  await submit(otto, 'Two');
  await ask(otto, 'Three?', 'desk');
  expect(wordsIn(await inbox(ivy))).toEqual(['Three?', 'Two', 'One?']);
  expect(wordsIn(await inbox(ivy, 'sort=asc'))).toEqual(['One?', 'Two', 'Three?']);
  expect(wordsIn(await inbox(ivy, 'type=submission'))).toEqual(['Two']);
  expect(wordsIn(await inbox(ivy, 'type=ask', 'ivy'))).toEqual(['One?']);
  expect(wordsIn(await inbox(cleo))).toEqual(['Three?']);
  expect(await inbox(otto)).toMatchObject({ posts: [], total: 0, links: {} });
  const { body } = await t.injectAs(ivy, '/v2/blog/ivy/posts/submission');
  expect(wordsIn(body.response)).toEqual(['Two']);
});

it('listBlogInbox pages to the end without gaps', async () => {
  await empty();
  for (const number of [1, 2, 3]) await ask(otto, `Number ${number}?`);
  const seen: string[] = [];
  let page = await inbox(ivy, 'limit=2&type=ask', 'ivy');
  expect(page.total).toBe(3);
  seen.push(...wordsIn(page));
  page = (await t.injectAs(ivy, page.links.next?.href ?? '')).body.response;
  seen.push(...wordsIn(page));
  expect(seen).toEqual(['Number 3?', 'Number 2?', 'Number 1?']);
  expect(page.links.next).toBeUndefined();
  expect(page.links.prev?.href).toContain('type=ask');
});

it('listInbox hides the name of an anonymous asker and omits blocked blogs in either direction', async () => {
  await empty();
  await ask(otto, 'Who am I?', 'ivy', false);
  const [post] = (await inbox(ivy)).posts;
  expect(post).toMatchObject({ askingIsAnonymous: true, state: 'ask', canEdit: true });
  expect(JSON.stringify(post)).not.toContain('otto');
  await t.db.query(
    'insert into user_blocks (user_id, blocked_blog_id, blocked_user_id) values ($1, $2, $3)',
    [ivy.userId, otto.blogId, otto.userId],
  );
  expect(await inbox(ivy)).toMatchObject({ posts: [], total: 0 });
  await t.db.query('delete from user_blocks');
});

it("deleteInboxPosts deletes items of the member's own inbox only, and may be repeated", async () => {
  await empty();
  const [mine, also] = [await ask(otto, 'Mine?'), await submit(otto, 'Mine too')];
  const theirs = await ask(ivy, 'Theirs?', 'otto');
  const published = await postAs(t, ivy, 'Not in the inbox');
  const remove = (member: Member, ...ids: string[]) =>
    t.injectAs(member, { method: 'DELETE', url: `/v2/user/inbox?ids=${ids.join(',')}` });
  expect((await remove(cleo, mine.id, also.id)).status).toBe(204);
  expect((await inbox(ivy)).total).toBe(2);
  const submissions = `/v2/blog/ivy/posts/submission?ids=${mine.id},${also.id}`;
  expect((await t.injectAs(ivy, { method: 'DELETE', url: submissions })).status).toBe(204);
  expect(wordsIn(await inbox(ivy))).toEqual(['Mine?']);
  for (const _ of [1, 2]) {
    expect((await remove(ivy, mine.id, theirs.id, published.id)).status).toBe(204);
  }
  expect((await inbox(ivy)).total).toBe(0);
  expect((await inbox(otto)).total).toBe(1);
  expect((await t.inject(`/v2/blog/ivy/posts/${published.id}`)).status).toBe(200);
  await bystander.expectUnchanged();
});

it('deleteInboxPosts accepts fifty ids and rejects more with 400', async () => {
  const url = (count: number) =>
    `/v2/user/inbox?ids=${Array.from({ length: count }, (_, at) => at + 1).join(',')}`;
  const statuses = [49, 50, 51].map((count) => t.injectAs(ivy, { method: 'DELETE', url: url(count) }));
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([204, 204, 400]);
});

it("editPost lets every writer of a blog answer its asks and makes them the answer's author", async () => {
  const asked = await ask(otto, 'Why?', 'desk');
  const { status, body } = await answerWith(cleo, asked, { state: 'published' });
  expect(status).toBe(200);
  expect(body.response.post).toMatchObject({
    type: 'answer',
    state: 'published',
    askingBlog: { name: 'otto' },
  });
  expect((await inbox(cleo)).total).toBe(0);
  const read = await t.injectAs(cleo, `/v2/blog/desk/posts/${asked.id}`);
  expect(read.body.response.post).toMatchObject({ canEdit: true });
  expect((await t.injectAs(otto, `/v2/blog/desk/posts/${asked.id}`)).body.response.post.canEdit).not.toBe(
    true,
  );
  await bystander.expectUnchanged();
});

it('getPost shows a private answer to its asker and to no other member', async () => {
  const asked = await ask(otto, 'Just between us?');
  expect((await answerWith(ivy, asked, { state: 'private' })).status).toBe(200);
  const url = `/v2/blog/ivy/posts/${asked.id}`;
  const seen = [otto, cleo, bystander.member].map((member) => t.injectAs(member, url));
  expect((await Promise.all(seen)).map(({ status }) => status)).toEqual([200, 404, 404]);
  expect((await t.inject(url)).status).toBe(404);
  expect(
    (await t.injectAs(otto, '/v2/blog/ivy/posts')).body.response.posts.map(({ id }: Post) => id),
  ).not.toContain(asked.id);
});

it.each([
  ['without a state', {}, 'Because.', 5016],
  ['with the state ask', { state: 'ask' }, 'Because.', 5016],
  [
    'that rewrites the ask',
    { state: 'published', content: [...text('Something else?'), ...text('No.')] },
    '',
    8001,
  ],
])('editPost rejects an answer %s, and the ask stays in the inbox', async (_, more, words, code) => {
  await empty();
  const asked = await ask(otto, 'Why?');
  const { body } = await answerWith(ivy, asked, more, words);
  expect(body.errors[0].code).toBe(code);
  expect((await inbox(ivy)).total).toBe(1);
});

it('editPost rejects an answer without content with 8016', async () => {
  await empty();
  const asked = await ask(otto, 'Why?');
  const url = `/v2/blog/ivy/posts/${asked.id}`;
  const { body } = await t.injectAs(ivy, { method: 'PUT', url, payload: { state: 'published' } });
  expect(body.errors[0].code).toBe(8016);
});

it('editPost of an ask rejects its asker and members outside the blog with 4003', async () => {
  const asked = await ask(otto, 'May I answer myself?');
  for (const member of [otto, cleo]) {
    expect((await answerWith(member, asked, { state: 'published' })).body.errors[0].code).toBe(4003);
  }
});
