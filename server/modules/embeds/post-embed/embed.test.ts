import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { newCollection } from '#tests/support/collections.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, text } from '#tests/support/posts.ts';

const SITE = 'https://skein.test';
let t: TestApp;
let anna: Member;
let bela: Member;

beforeAll(async () => {
  t = await buildTestApp({ publicUrl: SITE });
  [anna, bela] = await Promise.all([t.member('anna'), t.member('bela')]);
});
afterAll(() => t.close());

const oembed = (url: string, more = '') => t.inject(`/v2/oembed?url=${encodeURIComponent(url)}${more}`);

it('getPostEmbed is cacheable for a minute for visitors and not for members', async () => {
  const { id } = await postAs(t, anna, 'Take me along');
  const { body, headers } = await t.inject(`/v2/blog/anna/posts/${id}/embed`);
  expect(headers['cache-control']).toBe('public, max-age=60');
  expect(body.response.embedUrl).toBe(`${SITE}/embed/post/${encodeURIComponent(anna.blogUuid)}/${id}`);
  expect(body.response.embedHtml).toContain(`src="${body.response.embedUrl}"`);
  const own = await t.injectAs(anna, `/v2/blog/anna/posts/${id}/embed`);
  expect(own.headers['cache-control']).toBe('private, no-cache');
});

it('getPostEmbed and getOembed reject private, password-protected and unpublished posts', async () => {
  const { id } = await postAs(t, anna, 'Within');
  const draft = await postAs(t, anna, { content: text('Unfinished'), state: 'draft' });
  const url = `/v2/blog/anna/posts/${id}/embed`;
  const codes = async () => [
    (await t.inject(url)).body.errors?.[0].code,
    (await t.injectAs(bela, url)).body.errors?.[0].code,
    (await oembed(`${SITE}/anna/${id}`)).body.errors?.[0].code,
    (await t.injectAs(bela, `/v2/oembed?url=${encodeURIComponent(`${SITE}/anna/${id}`)}`)).body.errors?.[0]
      .code,
  ];
  expect(await codes()).toEqual([undefined, undefined, undefined, undefined]);
  await t.db.query("update blogs set is_hidden = true where name = 'anna'");
  expect(await codes()).toEqual([4012, 8027, 4012, 8027]);
  await t.db.query("update blogs set is_hidden = false, password_hash = 'x' where name = 'anna'");
  expect(await codes()).toEqual([4013, 4013, 4013, 4013]);
  await t.db.query("update blogs set password_hash = null where name = 'anna'");
  const ofDraft = `/v2/blog/anna/posts/${draft.id}/embed`;
  expect((await t.injectAs(anna, ofDraft)).body.errors[0].code).toBe(8027);
  expect((await t.inject(ofDraft)).status).toBe(404);
});

it("getOembed accepts every form of a post's address and answers 404 to other sites", async () => {
  const { id } = await postAs(t, anna, 'Found by its address');
  for (const url of [
    `${SITE}/anna/${id}`,
    `${SITE}/anna/${id}/found-by-its-address`,
    `https://anna.skein.localhost/${id}`,
    `https://anna.skein.localhost/post/${id}/found`,
  ]) {
    const { body } = await oembed(url);
    expect(body.response).toMatchObject({
      version: '1.0',
      type: 'rich',
      author_name: 'anna',
      title: 'Found by its address',
      width: 540,
      height: null,
      cache_age: 60,
    });
  }
  for (const url of [
    `https://elsewhere.test/anna/${id}`,
    `https://skein.test.elsewhere.test/anna/${id}`,
    `ftp://skein.test/anna/${id}`,
    `${SITE}/anna`,
    `${SITE}/nobody/${id}`,
    'no address',
  ]) {
    expect([url, (await oembed(url)).status]).toEqual([url, 404]);
  }
  expect((await oembed(`${SITE}/anna/${id}`, '&maxwidth=220&maxheight=300')).body.response).toMatchObject({
    width: 220,
    height: 300,
  });
  expect((await oembed(`${SITE}/anna/${id}`, '&maxwidth=0')).status).toBe(400);
  expect((await oembed(`${SITE}/anna/${id}`, '&format=xml')).status).toBe(400);
});

it('getCollectionEmbed and getOembed show public collections to everybody and others to nobody', async () => {
  const { id } = await newCollection(t, anna, { title: 'Fog <b>', visibility: 'public' });
  const url = `/v2/collections/${id}/embed`;
  const { body } = await t.inject(url);
  expect(body.response).toMatchObject({ url: `${SITE}/anna/collections/${id}`, width: 540 });
  expect(body.response.html).toContain(`src="${SITE}/embed/collection/${id}" title="Fog &lt;b&gt;"`);
  const address = `${SITE}/anna/collections/${id}`;
  expect((await oembed(address, '&maxwidth=300')).body.response).toMatchObject({
    type: 'rich',
    title: 'Fog <b>',
    author_name: 'anna',
    width: 300,
  });
  const close = (visibility: string) =>
    t.injectAs(anna, { method: 'PATCH', url: `/v2/collections/${id}`, payload: { visibility } });
  const codes = async () => [
    (await t.inject(url)).body.errors?.[0].code,
    (await t.injectAs(anna, url)).body.errors?.[0].code,
    (await oembed(address)).body.errors?.[0].code,
  ];
  await close('unlisted');
  expect(await codes()).toEqual([4003, 4003, 4003]);
  await close('private');
  expect(await codes()).toEqual([4004, 4003, 4004]);
  await close('public');
  await t.db.query("update blogs set is_hidden = true where name = 'anna'");
  expect(await codes()).toEqual([4004, 4003, 4004]);
  await t.db.query("update blogs set is_hidden = false where name = 'anna'");
});
