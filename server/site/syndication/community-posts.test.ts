import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { joinAs, newCommunity } from '#tests/support/communities.ts';
import { postInto } from '#tests/support/community-posts.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, text } from '#tests/support/posts.ts';

const SITE = 'https://skein.test';
const SECRET = 'Behind the curtain';
let t: TestApp;
let bela: Member;
let open: string;
/** Ids of bela's posts in a private and in a public community. */
let inside: string[];

beforeAll(async () => {
  t = await buildTestApp({ publicUrl: SITE });
  const anna = await t.member('anna');
  bela = await t.member('bela');
  const handles: string[] = [];
  for (const title of ['Closed club', 'Open club']) {
    const handle = await newCommunity(t, anna, { title });
    await joinAs(t, bela, handle);
    handles.push(handle);
  }
  await t.injectAs(anna, {
    method: 'PUT',
    url: `/v2/communities/${handles[0]}`,
    payload: { privacy: true },
  });
  const body = { content: text(SECRET), tags: 'curtain' };
  inside = [];
  for (const handle of handles) inside.push((await postInto(t, bela, handle, body)).id);
  open = (await postAs(t, bela, { content: text('In the open'), tags: 'curtain' })).id;
});
afterAll(() => t.close());

/** Gets an address as a visitor, and as the writer with a session cookie. */
async function bodiesOf(url: string): Promise<string[]> {
  const cookie = `sid=${bela.sid}; logged_in=1`;
  const answers = await Promise.all([t.app.inject({ url }), t.app.inject({ url, headers: { cookie } })]);
  return answers.map(({ body }) => body);
}

test.each([
  ['/bela/rss'],
  ['/tagged/curtain/rss'],
  [`/sitemaps/posts-${new Date().toISOString().slice(0, 10)}.xml`],
])('%s lists posts of blogs and leaves out those of communities', async (url) => {
  for (const body of await bodiesOf(url)) {
    expect(body).toContain(open);
    expect(inside.filter((id) => body.includes(id))).toEqual([]);
    expect(body).not.toContain(SECRET);
  }
});

test('oEmbed and the embedded post do not show posts of communities', async () => {
  const address = (id: string) => `/oembed?url=${encodeURIComponent(`${SITE}/bela/${id}`)}`;
  expect((await t.app.inject({ url: address(open) })).statusCode).toBe(200);
  for (const id of inside) {
    const answer = await t.app.inject({ url: address(id) });
    expect(answer.statusCode).toBe(404);
    for (const url of [address(id), `/v2/blog/bela/posts/${id}/embed`, `/bela/${id}`]) {
      const [asVisitor] = await bodiesOf(url);
      expect(asVisitor).not.toContain(SECRET);
    }
    expect((await bodiesOf(address(id))).join()).not.toContain(SECRET);
  }
});
