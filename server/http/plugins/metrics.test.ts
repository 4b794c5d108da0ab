import { readFile } from 'node:fs/promises';
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

test('every metric that the example alerts and the dashboard name is served', async () => {
  const { body } = await metrics(`Bearer ${token.replaceAll(' ', '-')}`);
  const served = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const folder = new URL('../../../docs/monitoring/', import.meta.url);
  const texts = await Promise.all(
    ['alerts.yaml', 'dashboard.json'].map((file) => readFile(new URL(file, folder), 'utf8')),
  );
  const named = texts.flatMap((text) => text.match(/\b(?:skein|nodejs|process)_[a-z0-9_]+/g) ?? []);
  expect(named.length).toBeGreaterThan(20);
  const missing = named.filter((name) => !served.has(name.replace(/_(?:count|bucket)$/, '')));
  expect(missing).toEqual([]);
});
