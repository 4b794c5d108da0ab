import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AnyBody, buildTestApp, type Reply, type TestApp } from '#tests/support/app.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { followAs, text } from '#tests/support/posts.ts';

let t: TestApp;
let anna: Member;
let bela: Member;
let cleo: Member;

beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
let made = 0;
beforeEach(async () => {
  made += 1;
  [anna, bela, cleo] = [
    await t.member(`anna${made}`),
    await t.member(`bela${made}`),
    await t.member(`cleo${made}`),
  ];
  await t.db.query('update blogs set ask = true, ask_anonymous = true, can_submit = true where id = $1', [
    anna.blogId,
  ]);
});

function call(member: Member, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) {
  return t.injectAs(member, {
    method,
    url: `/v2/blog/${anna.blogName}/${path}`,
    ...(payload ? { payload } : {}),
  });
}
function ask(member: Member, named = false): Promise<Reply<AnyBody>> {
  const attribution = {
    type: 'blog',
    blog: { name: member.blogName, url: `/${member.blogName}`, uuid: 't:x' },
  };
  return call(member, 'POST', 'posts', {
    state: 'ask',
    content: text('Why so?'),
    layout: [{ type: 'ask', blocks: [0], ...(named ? { attribution } : {}) }],
    ...(named ? { tumblelog: member.blogName } : {}),
  });
}
async function asked(member: Member, named = false): Promise<string> {
  return (await ask(member, named)).body.response.id;
}
const block = (id: string, member = anna) => call(member, 'POST', 'blocks', { post_id: id });
const blocks = async () => (await call(anna, 'GET', 'blocks')).body.response;
const codeOf = ({ status, body }: Reply<AnyBody>) => [status, body.errors[0].code];

it('blockAsker of an anonymous ask rejects further asks and submissions with 4003 and reveals no name', async () => {
  await followAs(t, bela, anna.blogName);
  const id = await asked(bela);
  const first = await block(id);
  expect(first.status).toBe(201);
  expect(first.body.response.block).toEqual({ isAnonymous: true, createdTs: expect.any(Number) });
  expect((await block(id)).body.response).toEqual(first.body.response);
  expect(await blocks()).toMatchObject({ total: 1, blocks: [first.body.response.block] });
  expect(codeOf(await ask(bela))).toEqual([403, 4003]);
  expect(codeOf(await ask(bela, true))).toEqual([403, 4003]);
  expect(
    codeOf(await call(bela, 'POST', 'posts', { state: 'submission', content: text('For you') })),
  ).toEqual([403, 4003]);
  // Everything else still works, or the blog could find out who the asker was.
  expect((await call(bela, 'GET', 'info')).status).toBe(200);
  const followers = await call(anna, 'GET', 'followers');
  expect(JSON.stringify(followers.body)).toContain(bela.blogName);
  expect((await ask(cleo)).status).toBe(201);
});

it('unblockAskers unblocks all anonymous askers at once', async () => {
  await block(await asked(bela));
  await block(await asked(cleo));
  expect((await blocks()).total).toBe(2);
  expect((await call(anna, 'DELETE', 'blocks')).status).toBe(204);
  expect((await call(anna, 'DELETE', 'blocks')).status).toBe(204);
  expect((await blocks()).total).toBe(0);
  expect((await ask(bela)).status).toBe(201);
});

it('blockAsker of a named ask blocks its blog, which unblockAskers leaves blocked', async () => {
  await followAs(t, bela, anna.blogName);
  const { body } = await block(await asked(bela, true));
  expect(body.response.block).toMatchObject({ blog: { name: bela.blogName } });
  expect((await call(bela, 'GET', 'info')).status).toBe(404);
  await call(anna, 'DELETE', 'blocks');
  expect((await blocks()).total).toBe(1);
});

it('listBlogBlocks lists blocked blogs and anonymous askers in one order, page by page', async () => {
  await block(await asked(bela, true));
  await block(await asked(cleo));
  await t.db.query("update blog_blocks set created_at = now() - interval '1 day' where blog_id = $1", [
    anna.blogId,
  ]);
  const page = async (offset: number) =>
    (await call(anna, 'GET', `blocks?limit=1&offset=${offset}`)).body.response;
  expect(await page(0)).toMatchObject({ total: 2, blocks: [{ isAnonymous: true }], links: { next: {} } });
  expect((await page(1)).blocks).toMatchObject([{ blog: { name: bela.blogName } }]);
  expect((await page(1)).links.next).toBeUndefined();
});

it('blockAsker of an anonymous ask by a writer of the blog reveals no name', async () => {
  await addWriter(t.db, anna.blogName, bela);
  expect((await block(await asked(bela))).body.response.block.isAnonymous).toBe(true);
});

it('blockAsker and unblockAskers reject non-admins with 4003 and asks of other blogs with 4004', async () => {
  const id = await asked(bela);
  expect(codeOf(await block(id, cleo))).toEqual([403, 4003]);
  await addWriter(t.db, anna.blogName, cleo);
  expect(codeOf(await block(id, cleo))).toEqual([403, 4003]);
  expect(codeOf(await call(cleo, 'DELETE', 'blocks'))).toEqual([403, 4003]);
  expect(codeOf(await block('12'))).toEqual([404, 4004]);
  expect(codeOf(await block('9223372036854775808'))).toEqual([404, 4004]);
  const elsewhere = await t.injectAs(cleo, {
    method: 'POST',
    url: `/v2/blog/${cleo.blogName}/blocks`,
    payload: { post_id: id },
  });
  expect(codeOf(elsewhere)).toEqual([404, 4004]);
  expect((await ask(bela)).status).toBe(201);
});
