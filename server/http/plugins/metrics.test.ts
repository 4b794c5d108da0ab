import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';

const token = 'the token of the collector';
let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ metricsToken: token.replaceAll(' ', '-') });
});
afterAll(() => t.close());

function metrics(authorization?: string) {
  return t.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
}

test('/metrics counts responses by call and status for a caller with the token', async () => {
  await t.inject('/v2/config');
  await t.inject('/v2/config');
  await t.inject('/v2/user/info/nothing');
  const reply = await metrics(`Bearer ${token.replaceAll(' ', '-')}`);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toMatch(/^text\/plain/);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.body).toMatch(/^skein_request_seconds_count\{route="getConfig",status="200"\} 2$/m);
  expect(reply.body).toMatch(/^skein_pictures\{state="waiting"\} 0$/m);
  expect(reply.body).toMatch(/^process_resident_memory_bytes \d+/m);
  expect(reply.body).not.toContain('nothing');
});

test('/metrics answers 404 without the right token', async () => {
  for (const authorization of [undefined, 'Bearer skein-web', 'Bearer wrong', `Basic ${token}`]) {
    expect((await metrics(authorization)).statusCode).toBe(404);
  }
});

test('/metrics does not exist without a configured token', async () => {
  const other = await buildTestApp();
  const reply = await other.app.inject({ url: '/metrics', headers: { authorization: 'Bearer ' } });
  expect(reply.statusCode).toBe(404);
  await other.close();
});
