import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { serveSharedForm } from './shared-form.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ site: async (app) => serveSharedForm(app) });
});
afterAll(() => t.close());

async function share(body: FormData | string) {
  const request = new Request('https://skein.example/share', { method: 'POST', body });
  const { statusCode, headers } = await t.app.inject({
    method: 'POST',
    url: '/share',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return [statusCode, headers.location];
}

it('the share target redirects to the form with the shared words, whichever files came with them', async () => {
  const form = new FormData();
  form.set('title', 'Wool & more');
  form.set('pictures', new File(['not a picture'], 'a.png', { type: 'image/png' }));
  form.set('text', 'x'.repeat(5000));
  form.set('url', '');
  form.set('else', 'unheard of');
  const [status, location] = await share(form);
  const { pathname, searchParams } = new URL(String(location), 'https://skein.example');
  expect([status, pathname, [...searchParams.keys()]]).toEqual([303, '/share', ['title', 'text']]);
  expect([searchParams.get('title'), searchParams.get('text')?.length]).toEqual(['Wool & more', 4096]);
});

it('the share target redirects to an empty form when it can read nothing', async () => {
  expect(await share(new FormData())).toEqual([303, '/share']);
  expect(await share('title=words')).toEqual([303, '/share']);
});
