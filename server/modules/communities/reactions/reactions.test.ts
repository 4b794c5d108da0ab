import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { joinAs, newCommunity } from '#tests/support/communities.ts';
import { codesOf, postInto } from '#tests/support/community-posts.ts';
import type { Member } from '#tests/support/members.ts';

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

const url = (rest = '') => `/v2/communities/${handle}/posts/${post}/reactions${rest}`;
const react = (by: Member, payload: object) => t.injectAs(by, { method: 'PUT', url: url(), payload });
function unreact(by: Member, reaction: string) {
  return t.injectAs(by, { method: 'DELETE', url: url(`/${encodeURIComponent(reaction)}`) });
}

test('reactToPost puts an emoji under a post once, by its name or as it is written', async () => {
  expect((await react(bela, { grapheme: '🌿' })).body.response.reactions).toEqual([
    { id: '1f33f', slug: 'herb', grapheme: '🌿', count: 1, reacted: true },
  ]);
  await react(bela, { slug: 'herb', grapheme: '🔥' });
  const { body } = await react(anna, { grapheme: '🌿' });
  expect(body.response.reactions).toMatchObject([{ grapheme: '🌿', count: 2 }]);
  await react(bela, { grapheme: '❤' });
  const shown = await t.injectAs(cleo, `/v2/communities/${handle}/posts/${post}`);
  expect(shown.body.response.post.reactions).toMatchObject([
    { grapheme: '🌿', count: 2, reacted: false },
    { grapheme: '❤️', count: 1 },
  ]);
});

test('reactToPost refuses what is no single emoji, a name that is unknown, and everybody who may not write', async () => {
  for (const payload of [{ grapheme: 'a' }, { grapheme: '🌿🌿' }, { slug: 'toString' }])
    expect(codesOf(await react(bela, payload))).toEqual([5016]);
  expect(codesOf(await react(cleo, { grapheme: '🌿' }))).toEqual([4003]);
  expect(codesOf(await react(bela, { grapheme: '🌿', tumblelog: 'anna' }))).toEqual([4003]);
  await t.db.query(
    'insert into community_mutes (community_id, user_id) select id, $1 from communities where handle = $2',
    [bela.userId, handle],
  );
  expect(codesOf(await react(bela, { grapheme: '🌿' }))).toEqual([23201]);
});

test('reactToPost refuses a ninth kind of a member with 22002 and a new 31st of a post with 22001', async () => {
  const eight = ['🍎', '🍏', '🍐', '🍑', '🍒', '🍓', '🍇', '🍈'];
  for (const grapheme of eight) expect((await react(bela, { grapheme })).status).toBe(200);
  expect(codesOf(await react(bela, { grapheme: '🍉' }))).toEqual([22002]);
  expect(codesOf(await react(bela, { grapheme: '🍎' }))).toEqual([]);
  await t.db.query(
    `insert into community_reactions (post_blog_id, post_id, user_id, blog_id, grapheme)
     select $1, $2, $3, $1, chr(128000 + n) from generate_series(1, 22) n`,
    [anna.blogId, post, anna.userId],
  );
  await joinAs(t, cleo, handle);
  expect(codesOf(await react(cleo, { grapheme: '🍉' }))).toEqual([22001]);
  expect(codesOf(await react(cleo, { grapheme: '🍎' }))).toEqual([]);
});

test('unreactToPost removes the reaction of the member alone', async () => {
  await react(bela, { grapheme: '🌿' });
  await react(anna, { grapheme: '🌿' });
  expect((await unreact(bela, '🌿')).body.response.reactions).toMatchObject([{ count: 1, reacted: false }]);
  expect((await unreact(bela, '1f33f')).body.response.reactions).toMatchObject([{ count: 1 }]);
  expect((await unreact(anna, 'herb')).body.response.reactions).toEqual([]);
  expect(codesOf(await unreact(cleo, '🌿'))).toEqual([4003]);
});

test('listReactors pages through blogs, the newest first, and narrows to one emoji', async () => {
  await react(anna, { grapheme: '🌿' });
  await react(bela, { grapheme: '🔥' });
  const named = ({ body }: { body: { response: { reactors: { blog: { name: string } }[] } } }) =>
    body.response.reactors.map(({ blog }) => blog.name);
  const first = await t.injectAs(cleo, url('?limit=1'));
  expect(named(first)).toEqual(['bela']);
  const next = new URLSearchParams(first.body.response.links.next.queryParams);
  expect(named(await t.injectAs(cleo, url(`?${next}`)))).toEqual(['anna']);
  expect(named(await t.injectAs(cleo, url('?reaction=herb')))).toEqual(['anna']);
  await t.injectAs(anna, { method: 'PUT', url: `/v2/communities/${handle}`, payload: { privacy: true } });
  expect(codesOf(await t.injectAs(cleo, url()))).toEqual([23001]);
});
