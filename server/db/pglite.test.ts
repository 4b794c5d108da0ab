import { Worker } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { freshPglite } from '#tests/support/database.ts';
import { type Database, DatabaseFault, first } from './database.ts';
import { openPglite } from './pglite.ts';

const open: Database[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const db of open.splice(0)) await db.close();
});

async function opened(): Promise<Database> {
  const db = await freshPglite();
  open.push(db);
  await db.transaction((tx) => tx.script('create table things (id int primary key)'));
  return db;
}

/** Returns the outcome of each of several statements sent without waiting for one another. */
async function outcomes(sent: Promise<unknown>[]): Promise<unknown[]> {
  const settled = await Promise.allSettled(sent);
  return settled.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.code));
}

test('concurrent statements on PGlite each get their own result, also beside one that is refused', async () => {
  const db = await opened();
  const one = 'select $1::int as it';
  const came = await outcomes([
    db.query(one, [1]),
    db.query('select nothing from nowhere'),
    db.query(one, ['two']),
    db.query(one, [3]),
    db.query('insert into things values (1)'),
    db.query('insert into things values (1)'),
    db.query("select repeat('x', 300000) as it"),
    db.query('select id from things'),
  ]);
  expect(came).toEqual([
    [{ it: 1 }],
    '42P01',
    '22P02',
    [{ it: 3 }],
    [],
    '23505',
    [{ it: 'x'.repeat(300_000) }],
    [{ id: 1 }],
  ]);
});

test('PGlite runs no other statement inside a transaction, and every caller gets its turn', async () => {
  const db = await opened();
  const count = 'select count(*)::int as things from things';
  const before = first(db, count);
  const writing = db.transaction(async (tx) => {
    await tx.query('insert into things values (1)');
    await tx.query('insert into things values (2)');
  });
  const failing = db.transaction(async (tx) => {
    await tx.query('insert into things values (3)');
    throw new Error('thought better of it');
  });
  const after = first(db, count);
  const last = db.transaction((tx) => tx.query('insert into things values (4)'));
  await expect(failing).rejects.toThrow('thought better of it');
  await Promise.all([writing, last]);
  expect([await before, await after, await first(db, count)]).toEqual([
    { things: 0 },
    { things: 2 },
    { things: 3 },
  ]);
});

test('PGlite ignores environment variables for PostgreSQL servers', async () => {
  vi.stubEnv('PGSSLMODE', 'require');
  vi.stubEnv('PGHOST', '/nowhere');
  vi.stubEnv('PGUSER', 'nobody');
  const db = await opened();
  expect(await db.query("select current_setting('timezone') as zone")).toEqual([{ zone: 'UTC' }]);
});

test('onLost is called when the PGlite engine ends by itself, and pending statements fail with 08006', async () => {
  const sending = vi.spyOn(Worker.prototype, 'postMessage');
  const lost = Promise.withResolvers<Error>();
  const db = await openPglite({}, { onLost: lost.resolve });
  const underWay = db.query('select 1').catch(codeOf);
  // Message of a thread whose engine threw.
  const thread = sending.mock.contexts.at(-1) as Worker;
  thread.emit('error', new RangeError('Out of memory'));
  expect(await lost.promise).toBeInstanceOf(DatabaseFault);
  expect(await underWay).toBe('08006');
  expect(await db.query('select 1').catch(codeOf)).toBe('08006');
  await db.close();
});

test('openPglite rejects with the cause when the engine fails to start', async () => {
  await expect(openPglite({ dataDir: '/dev/null/nowhere' })).rejects.toThrow(Error);
});

function codeOf(error: unknown): string {
  return error instanceof DatabaseFault ? error.code : String(error);
}
