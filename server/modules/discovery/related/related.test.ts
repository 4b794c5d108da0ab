import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, postAs, text } from '#tests/support/posts.ts';

let t: TestApp;
let anna: Member;
let bela: Member;
let cleo: Member;

beforeAll(async () => {
  t = await buildTestApp();
  [anna, bela, cleo] = await Promise.all([t.member('anna'), t.member('bela'), t.member('cleo')]);
  await t.member('dora');
  // Dora shares followers with Anna; Cleo writes about the same tags; Bela is unrelated.
  for (const name of ['one', 'two', 'three']) {
    const reader = await t.member(name);
    await followAs(t, reader, 'anna');
    await followAs(t, reader, 'dora');
  }
});
afterAll(() => t.close());

async function names(query: string, who?: Member) {
  const { body } = await (who ? t.injectAs(who, query) : t.inject(query));
  return body.response.blogs.map(({ name }: { name: string }) => name);
}

it('listRelatedBlogs returns blogs with common followers first, then blogs with common tags', async () => {
  await postAs(t, anna, { content: text('Mine'), tags: 'Hills' });
  await postAs(t, cleo, { content: text('Hers'), tags: 'hills' });
  await postAs(t, bela, { content: text('Else'), tags: 'sea' });
  const url = '/v2/related/blogs?blog_name=anna';
  expect(await names(url)).toEqual(['dora', 'cleo']);
  await followAs(t, bela, 'dora');
  expect(await names(url, bela)).toEqual(['cleo']);
  const dismissal = { url: '/v2/user/dismiss/recommended_blog', payload: { tumblelog: 'cleo' } };
  await t.injectAs(bela, { method: 'POST', ...dismissal });
  expect(await names(url, bela)).toEqual([]);
  await t.injectAs(bela, { method: 'DELETE', url: `${dismissal.url}/cleo` });
  expect(await names(url, bela)).toEqual(['cleo']);
  expect(await names('/v2/related/blogs?tag=sea')).toEqual(['bela']);
  expect(await names('/v2/related/blogs?query=sea')).toEqual(['bela']);
  expect((await t.inject('/v2/related/blogs')).status).toBe(400);
  const ofNobody = await t.inject('/v2/related/blogs?blog_name=nobody-at-all');
  expect([ofNobody.status, ofNobody.body.errors[0].code]).toEqual([404, 4004]);
  await t.db.query("update blogs set is_hidden = true where name = 'dora'");
  expect(await names(url)).toEqual(['cleo']);
});

it('listRelatedPosts returns posts with common tags and none of the same blog', async () => {
  const mine = await postAs(t, anna, { content: text('Mine again'), tags: 'valleys, walks' });
  const theirs: string[] = [];
  for (const tags of ['valleys', 'walks, valleys', 'walks', 'sea']) {
    theirs.unshift((await postAs(t, cleo, { content: text(`About ${tags}`), tags })).id);
  }
  const found: string[] = [];
  let next: string | undefined = `/v2/related/posts?post_id=${mine.id}&limit=2`;
  while (next) {
    const { timeline }: AnyBody = (await t.inject(next)).body.response;
    found.push(...timeline.elements.map(({ id }: { id: string }) => id));
    next = timeline.links.next?.href;
  }
  expect(found).toEqual(theirs.slice(1));
  const draft = await postAs(t, anna, { content: text('Unfinished'), tags: 'walks', state: 'draft' });
  expect((await t.inject(`/v2/related/posts?post_id=${draft.id}`)).status).toBe(404);
  expect((await t.inject('/v2/related/posts')).status).toBe(400);
});
