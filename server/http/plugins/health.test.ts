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

test('a database that answers makes the process ready', async () => {
  const { statuses } = await appWith(async () => []);
  expect(await statuses()).toEqual([200, 200, 200]);
});

test('a database that refuses makes it unready, not dead', async () => {
  const { statuses } = await appWith(async () => {
    throw new Error('away');
  });
  expect(await statuses()).toEqual([200, 503, 503]);
});

test('a database that hangs is asked once, and the answer comes all the same', async () => {
  let asked = 0;
  const { app, statuses } = await appWith(() => {
    asked += 1;
    return new Promise(() => undefined);
  });
  expect(await statuses()).toEqual([200, 503, 503]);
  await Promise.all(Array.from({ length: 20 }, () => app.inject('/healthz')));
  expect(asked).toBe(1);
});

test('a process that is stopping is unready and gives its connections up', async () => {
  const { app, statuses } = await appWith(async () => []);
  app.startClosing();
  expect(await statuses()).toEqual([200, 503, 503]);
  expect((await app.inject('/livez')).headers.connection).toBe('close');
});

test('being asked leaves nothing in the log, other calls do', async () => {
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
