import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
  await t.member('marlow');
});
afterAll(() => t.close());

const ask = (url: string, accept: string) => t.inject({ url, headers: { accept } });

test.each(['*/*', 'application/json', ''])('a response to Accept: %s is in snake_case', async (accept) => {
  const { body, headers } = await ask('/v2/blog/marlow/info', accept);
  expect(body.response.blog).toMatchObject({ blog_view_url: '/marlow' });
  expect(body.response.blog).not.toHaveProperty('blogViewUrl');
  expect(Number(headers['content-length'] ?? 1)).toBeGreaterThan(0);
});

test('an error response is in snake_case, also for an unknown path', async () => {
  for (const url of ['/v2/blog/nobody-here/info', '/v2/nothing']) {
    expect((await ask(url, '*/*')).body.meta).toHaveProperty('request_id');
  }
});

test('a response to camelCase clients is unchanged', async () => {
  const { body } = await ask('/v2/blog/marlow/info', 'application/json;format=camelcase');
  expect(body.response.blog).toMatchObject({ blogViewUrl: '/marlow' });
});

test('Vary names the Accept header that the response depends on', async () => {
  const { headers } = await ask('/v2/blog/marlow/avatar', '*/*');
  expect(headers.vary).toMatch(/\bAccept\b/);
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
