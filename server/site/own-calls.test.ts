import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { postAs, text } from '#tests/support/posts.ts';
import { openPort, rawRequest } from '#tests/support/raw-request.ts';
import { ownCall, pageAddress } from './own-calls.ts';

describe('ownCall', () => {
  it.each([
    '/v2/config',
    '/v2/hubs/a.b/timeline?x=../y',
    '/v2/hubs/..%2Fx/timeline',
    '/v2/hubs/.../timeline',
  ])('ownCall leaves %s unchanged', (url) => expect(ownCall(url)).toBe(url));
  it.each([
    '/v2/hubs/../timeline',
    '/v2/hubs/%2e%2E/timeline?a=1',
    '/v2/./config',
    '/v2/hubs/.%2e',
    '/..\\x',
  ])('ownCall refuses %s, which would resolve to another call', (url) =>
    expect(ownCall(url)).toBe('/v2/nowhere'),
  );
});

it.each([
  ['/mara?a=/../b', '/mara?a=/../b'],
  ['/embed/post/../../mara', '/mara'],
  ['/embed/post/%2e%2e/%2e%2e/mara', '/mara'],
  ['/embed/post/..\\..\\mara', '/mara'],
  ['//evil.test/x', '//evil.test/x'],
  ['/a/%2f..%2f', '/a/%2f..%2f'],
])('pageAddress(%s) is what the renderer reads', (url, address) => {
  expect(pageAddress(url)).toBe(address);
});

describe('feed path', () => {
  let t: TestApp;
  let port: number;
  beforeAll(async () => {
    t = await buildTestApp();
    await postAs(t, await t.member('anna'), { content: text('Up the hills'), tags: 'hills' });
    port = await openPort(t.app);
  });
  afterAll(() => t.close());

  it.each([
    ['/tagged/hills/feed.json', 200, expect.stringMatching(/^\/v2\/hubs\/hills\//)],
    ['/tagged/%2e%2e/feed.json', 404, '/v2/nowhere'],
    ['/tagged/../feed.json', 404, '/v2/nowhere'],
    ['/tagged/%2e/feed.json', 404, '/v2/nowhere'],
  ])('a tag feed makes no other call than its own: %s', async (path, status, asked) => {
    const inject = vi.spyOn(t.app, 'inject');
    const reply = await rawRequest(port, [`GET ${path} HTTP/1.1`, 'Host: skein.test']);
    expect(reply.status).toBe(status);
    expect(inject).toHaveBeenLastCalledWith(expect.objectContaining({ url: asked }));
    inject.mockRestore();
  });
});
