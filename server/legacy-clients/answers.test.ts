import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ apps: [{ key: 'fog-bell', secret: 'a-secret-of-the-tests' }] });
  await t.member('marlow');
});
afterAll(() => t.close());

const APP = 'fog-bell';
const ask = (url: string, accept: string, more = {}) => t.inject({ url, headers: { accept, ...more } });
const CAMELCASE = 'application/json;format=camelcase';

test.each(['*/*', 'application/json', '', 'application/json, text/plain, */*', CAMELCASE])(
  'a call that follows the contract is answered in its names, with Accept: %s',
  async (accept) => {
    const { body } = await ask('/v2/blog/marlow/info', accept);
    expect(body.response.blog).toMatchObject({ blogViewUrl: '/marlow' });
    expect(body.response.blog).not.toHaveProperty('blog_view_url');
  },
);

test.each([
  ['api_key', `/v2/blog/marlow/info?api_key=${APP}`, {}],
  ['api_key beside a token', `/v2/blog/marlow/info?api_key=${APP}`, { authorization: 'Bearer skein-api' }],
  ['a parameter without a meaning', '/v2/blog/marlow/posts?notes_info=true', {}],
  ['a name in camelCase', '/v2/blog/marlow/posts?beforeId=1', {}],
  ['an older address', '/v2/blog/marlow/posts/text', {}],
])('a call of the API family by %s is answered in snake_case', async (_what, url, headers) => {
  for (const accept of ['*/*', 'application/json']) {
    const { body, headers: sent } = await ask(url, accept, headers);
    expect(body.response.blog).toMatchObject({ name: 'marlow', blog_view_url: expect.any(String) });
    expect(body.response.blog).not.toHaveProperty('blogViewUrl');
    expect(Number(sent['content-length'] ?? 1)).toBeGreaterThan(0);
  }
  expect((await ask(url, CAMELCASE, headers)).body.response.blog).toHaveProperty('blogViewUrl');
});

test('an error response is spelt like a success, also for an unknown path', async () => {
  for (const url of ['/v2/blog/nobody-here/info', '/v2/nothing']) {
    expect((await ask(url, '*/*')).body.meta).toHaveProperty('requestId');
    expect((await ask(`${url}?api_key=${APP}`, '*/*')).body.meta).toHaveProperty('request_id');
    const signed = { authorization: 'OAuth oauth_consumer_key="nobody"' };
    expect((await ask(url, '*/*', signed)).body.meta).toHaveProperty('request_id');
  }
});

test('Vary names the headers that the spelling of the response depends on', async () => {
  for (const url of ['/v2/blog/marlow/avatar', '/v2/config']) {
    const { headers } = await ask(url, '*/*');
    expect(headers.vary).toMatch(/\bAccept\b.*\bAuthorization\b/);
  }
});

test('an alias path refuses other methods like its operation', async () => {
  const { status, headers } = await t.inject({ method: 'POST', url: '/v2/tagged' });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
});

test('a legacy call accepts multipart only where pictures are allowed', async () => {
  const member = await t.member('poster');
  const send = (url: string) =>
    t.injectAs(member, {
      method: 'POST',
      url,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload:
        '--x\r\ncontent-disposition: form-data; name="json"\r\n\r\n{"content":[{"type":"text","text":"Hi"}]}\r\n--x--\r\n',
    });
  expect((await send('/v2/blog/poster/posts')).status).toBe(201);
  expect((await send('/v2/user/follow')).status).toBe(415);
});
