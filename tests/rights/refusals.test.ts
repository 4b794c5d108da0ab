import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AnyBody, buildTestApp, type Reply, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, text } from '#tests/support/posts.ts';

/** Refusals that the modules' own tests do not cover: each call answers the expected code, and changes nothing. */

let t: TestApp;
let ivy: Member;
let otto: Member;
let bystander: Bystander;
let post: Awaited<ReturnType<typeof postAs>>;

beforeAll(async () => {
  t = await buildTestApp();
  [ivy, otto] = [await t.member('ivy'), await t.member('otto')];
  bystander = await makeBystander(t);
  post = await postAs(t, ivy, 'As it is');
});
afterAll(() => t.close());

function says(payload: object, extra: object = {}) {
  return { content: [{ type: 'text', text: 'x', ...payload }], ...extra };
}
const badLink = { formatting: [{ type: 'link', start: 0, end: 1, url: 'javascript:alert(1)' }] };
const foreignPicture = {
  type: 'image',
  media: [{ url: 'https://elsewhere.example/a.png', type: 'png', width: 8, height: 8 }],
};

type Case = [
  what: string,
  call: [method: 'POST' | 'PUT', url: string | (() => string), payload: object | (() => object)],
  expected: [status: number, code: number],
];

const edit = () => `/v2/blog/ivy/posts/${post.id}`;
const cases: Case[] = [
  [
    'validateUser: an address that is taken',
    ['POST', '/v2/user/validate', () => ({ email: otto.email })],
    [400, 2],
  ],
  ['validateUser: a name that is taken', ['POST', '/v2/user/validate', { tumblelog: 'otto' }], [400, 3]],
  ['validateUser: no name', ['POST', '/v2/user/validate', { tumblelog: 'no name!' }], [400, 4]],
  [
    'validateRegistration: an address that is taken',
    ['POST', '/v2/register/account/validate', () => ({ email: otto.email })],
    [400, 2],
  ],
  [
    'validateRegistration: a name that is taken',
    ['POST', '/v2/register/account/validate', { tumblelog: 'otto' }],
    [400, 3],
  ],
  [
    'validateRegistration: no name',
    ['POST', '/v2/register/account/validate', { tumblelog: 'no name!' }],
    [400, 4],
  ],
  [
    'validateRegistration: a weak password',
    ['POST', '/v2/register/account/validate', { password: 'password' }],
    [400, 1030],
  ],
  ['followBlog: one’s own', ['POST', '/v2/user/follow', { url: 'ivy' }], [403, 4003]],
  ['unfollowBlog: nobody', ['POST', '/v2/user/unfollow', { url: 'nobody-at-all' }], [404, 4004]],
  [
    'unlikePost: no post',
    ['POST', '/v2/user/unlike', { id: '4611686018427387904', reblog_key: 'abcdefgh' }],
    [404, 4004],
  ],
  ['editPost: a picture from elsewhere', ['PUT', edit, { content: [foreignPicture] }], [400, 8005]],
  ['editPost: a link that runs', ['PUT', edit, says(badLink)], [400, 8030]],
  [
    'editPost: a source that is no address',
    ['PUT', edit, says({}, { sourceUrl: 'javascript:alert(1)' })],
    [400, 8029],
  ],
  [
    'createPost: a source that is no address',
    ['POST', '/v2/blog/ivy/posts', says({}, { sourceUrl: 'javascript:alert(1)' })],
    [400, 8029],
  ],
];

test.each(cases)('the server refuses %s', async (_what, [method, url, payload], [status, code]) => {
  const reply: Reply<AnyBody> = await t.injectAs(ivy, {
    method,
    url: typeof url === 'string' ? url : url(),
    payload: typeof payload === 'function' ? (payload as () => object)() : payload,
  });
  expect([reply.status, reply.body.errors?.[0]?.code]).toEqual([status, code]);
  const { body } = await t.injectAs(ivy, edit());
  expect(body.response.post).toMatchObject({ content: text('As it is'), version: 1 });
  await bystander.expectUnchanged();
});

test('an upload refuses a file that is no picture', async () => {
  const head =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
  const { status, body } = await t.injectAs(ivy, {
    method: 'POST',
    url: '/v2/media/image',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: `${head}GIF? no, text\r\n--x--\r\n`,
  });
  expect([status, body.errors[0].code]).toEqual([400, 8005]);
  await bystander.expectUnchanged();
});

test('a message refuses a script link', async () => {
  const content = { type: 'text', text: 'x', ...badLink };
  const { status, body } = await t.injectAs(ivy, {
    method: 'POST',
    url: '/v2/conversations/messages',
    payload: { type: 'text', participant: ivy.blogUuid, participants: [ivy.blogUuid, 'otto'], content },
  });
  expect([status, body.errors[0].code]).toEqual([400, 8030]);
  await bystander.expectUnchanged();
});
