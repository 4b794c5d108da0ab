import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RenderThreads, renderThreads } from './render-threads.ts';

/** A build whose pages show their request and the responses to their calls. */
const entry = `
export async function render({ url, cookies, fetch }) {
  if (url === '/ends') process.exit(1);
  if (url === '/fails') throw new TypeError('dropped stitch');
  const answer = await fetch('/v2/post', { method: 'GET', headers: { Accept: 'application/json' } });
  const headers = { kind: answer.headers.get('x-kind'), cookies };
  return { status: answer.status, headers, redirect: (await answer.json()).text };
}`;

let threads: RenderThreads;

beforeAll(() => {
  threads = renderThreads({ entry: `data:text/javascript,${encodeURIComponent(entry)}`, count: 1 });
});

afterAll(() => threads.close());

const request = { url: '/post', origin: 'https://skein.example', cookies: 'sid=1', acceptLanguage: 'en' };

it("renderThreads makes the calls of a page in the main thread, with the visitor's credentials", async () => {
  const visits = new AsyncLocalStorage<string>();
  const asked: unknown[] = [];
  const fetch = async (path: string, init: RequestInit) => {
    asked.push([visits.getStore(), path, init.method, new Headers(init.headers).get('accept')]);
    return Response.json(
      { text: `for ${visits.getStore()}` },
      { status: 203, headers: { 'x-kind': 'plain' } },
    );
  };
  const pages = await Promise.all(
    ['mara', 'odile'].map((name) => visits.run(name, () => threads.render({ ...request, fetch }))),
  );
  expect(pages).toEqual([
    { status: 203, headers: { kind: 'plain', cookies: 'sid=1' }, redirect: 'for mara' },
    { status: 203, headers: { kind: 'plain', cookies: 'sid=1' }, redirect: 'for odile' },
  ]);
  expect(asked.sort()).toEqual([
    ['mara', '/v2/post', 'GET', 'application/json'],
    ['odile', '/v2/post', 'GET', 'application/json'],
  ]);
});

it('renderThreads passes on errors of a page and of its calls', async () => {
  const fetch = () => Promise.reject(new RangeError('no such thread'));
  await expect(threads.render({ ...request, url: '/fails', fetch })).rejects.toThrow('dropped stitch');
  await expect(threads.render({ ...request, fetch })).rejects.toThrow('no such thread');
});

it('renderThreads replaces an ended thread, and only its pages fail', async () => {
  const fetch = async () => Response.json({ text: 'whole' });
  await expect(threads.render({ ...request, url: '/ends', fetch })).rejects.toThrow();
  await expect(threads.render({ ...request, fetch })).resolves.toMatchObject({ redirect: 'whole' });
});
