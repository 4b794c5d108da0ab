import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { serveShareCards } from './serve.ts';

let site: TestApp;
let mara: Member;

async function publish(fields: object): Promise<string> {
  const answer = await site.injectAs(mara, {
    method: 'POST',
    url: `/v2/blog/${mara.blogName}/posts`,
    payload: { content: [{ type: 'text', text: 'Cast on forty stitches.' }], state: 'published', ...fields },
  });
  return answer.body.response.id;
}

const get = (url: string) => site.app.inject({ url, headers: { cookie: `sid=${mara.sid}; logged_in=1` } });

beforeAll(async () => {
  site = await buildTestApp({ site: async (app) => serveShareCards(app) });
  mara = await site.member('mara');
});

afterAll(() => site.close());

it('a post that anybody may read has a share card', async () => {
  const answer = await get(`/media/cards/mara/${await publish({})}.png`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
    format: 'png',
    width: 1200,
    height: 630,
  });
});

it.each([
  ['a private post, not even to its author', async () => `mara/${await publish({ state: 'private' })}.png`],
  ['a draft', async () => `mara/${await publish({ state: 'draft' })}.png`],
  ['a post of another blog', async () => `nobody/${await publish({})}.png`],
  ['a post that does not exist', async () => 'mara/12345.png'],
  ['an address that is none', async () => 'mara/..%2f..%2fetc.png'],
  ['another format', async () => `mara/${await publish({})}.gif`],
])('there is no share card for %s', async (_, path) => {
  expect((await get(`/media/cards/${await path()}`)).statusCode).toBe(404);
});
