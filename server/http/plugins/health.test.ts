import { Writable } from 'node:stream';
import Fastify, { type FastifyServerOptions } from 'fastify';
import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { closingPlugin } from './closing.ts';
import { healthPlugin } from './health.ts';

async function appWith(query: () => Promise<never[]>, options: FastifyServerOptions = {}) {
  const app = Fastify(options);
  app.register(closingPlugin);
  const db = { kind: 'postgres', query } as unknown as Database;
  app.register(healthPlugin, { db, patience: 50 });
  await app.ready();
  const status = async (url: string) => (await app.inject(url)).statusCode;
  return {
    app,
    statuses: async () => [await status('/livez'), await status('/readyz'), await status('/healthz')],
  };
}

test('readiness answers 200 while the database responds', async () => {
  const { statuses } = await appWith(async () => []);
  expect(await statuses()).toEqual([200, 200, 200]);
});

test('readiness answers 503 while the database refuses, and liveness stays 200', async () => {
  const { statuses } = await appWith(async () => {
    throw new Error('away');
  });
  expect(await statuses()).toEqual([200, 503, 503]);
});

test('readiness answers in time while the database hangs, and asks it once', async () => {
  let asked = 0;
  const { app, statuses } = await appWith(() => {
    asked += 1;
    return new Promise(() => undefined);
  });
  expect(await statuses()).toEqual([200, 503, 503]);
  await Promise.all(Array.from({ length: 20 }, () => app.inject('/healthz')));
  expect(asked).toBe(1);
});

test('a stopping process is not ready and closes its connections', async () => {
  const { app, statuses } = await appWith(async () => []);
  app.startClosing();
  expect(await statuses()).toEqual([200, 503, 503]);
  expect((await app.inject('/livez')).headers.connection).toBe('close');
});

test('health checks are not logged, other calls are', async () => {
  let log = '';
  const stream = new Writable({
    write(line, _encoding, done) {
      log += line;
      done();
    },
  });
  const { app } = await appWith(async () => [], { logger: { level: 'info', stream } });
  for (const url of ['/livez', '/readyz', '/healthz']) await app.inject(url);
  expect(log).toBe('');
  await app.inject('/elsewhere');
  expect(log).toContain('/elsewhere');
});
