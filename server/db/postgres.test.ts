import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshPostgres, testEngine } from '#tests/support/database.ts';
import { type Database, DatabaseFault, first } from './database.ts';
import { openPostgres } from './postgres.ts';

const onPostgres = testEngine === 'postgres';
let admin: Database;
let url: string;
const opened: Database[] = [];

beforeEach(async () => {
  if (!onPostgres) return;
  ({ db: admin, url } = await freshPostgres());
  await admin.transaction((tx) =>
    tx.script(
      "create table counts (name text primary key, n int not null); insert into counts values ('a', 0), ('b', 7)",
    ),
  );
});
afterEach(async () => {
  for (const db of opened.splice(0)) await db.close();
  if (onPostgres) await admin.close();
});

function open(options: Partial<Parameters<typeof openPostgres>[0]> = {}): Database {
  const db = openPostgres({ url, connections: 4, ...options });
  opened.push(db);
  return db;
}

async function faultOf(asking: Promise<unknown>): Promise<string> {
  const error = await asking.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof DatabaseFault ? error.code : `no fault: ${error}`;
}

async function pidOf(tx: Pick<Database, 'query'>) {
  return (await first<{ pid: number }>(tx, 'select pg_backend_pid() as pid'))?.pid ?? 0;
}

test.runIf(onPostgres)(
  'connections that break inside transactions lose no acknowledged write and do not end the process',
  { timeout: 60_000 },
  async () => {
    const broken: Error[] = [];
    const db = open({ onIdleFault: (error) => broken.push(error) });
    let isWriting = true;
    const outcomes = { done: 0, unknown: 0, refused: 0 };
    const writer = async (): Promise<void> => {
      while (isWriting) {
        const done = db.transaction(async (tx) => {
          await tx.query("update counts set n = n + 1 where name = 'a'");
          // Breaks the connection between two statements, while none is running.
          await new Promise((go) => setTimeout(go, 5));
          await tx.query('select 1');
        });
        const code = await done.then(
          () => undefined,
          (error: unknown) => (error instanceof DatabaseFault ? error.code : String(error)),
        );
        if (code === undefined) outcomes.done += 1;
        else if (code === '08007') outcomes.unknown += 1;
        else if (/^(?:57P01|08006)$/.test(code)) outcomes.refused += 1;
        else throw new Error(code);
      }
    };
    const writers = [writer(), writer(), writer()];
    for (let round = 0; round < 25; round += 1) {
      await new Promise((go) => setTimeout(go, 20));
      // Waits for progress since the last round, however busy the machine is.
      while (outcomes.done < round * 4) await new Promise((go) => setTimeout(go, 5));
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      );
    }
    isWriting = false;
    await Promise.all(writers);
    const rows = await admin.query<{ n: number }>('select n from counts order by name');
    expect(outcomes.done).toBeGreaterThanOrEqual(96);
    // Nearly all are repeated transparently.
    expect(outcomes.refused).toBeLessThan(outcomes.done / 10);
    expect(rows[0]?.n).toBeGreaterThanOrEqual(outcomes.done);
    expect(rows[0]?.n).toBeLessThanOrEqual(outcomes.done + outcomes.unknown);
    expect(rows[1]?.n).toBe(7);
    expect(broken.length).toBeGreaterThan(0);
  },
);

test.runIf(onPostgres)('statements and lock waits end at their time-outs', async () => {
  const db = open({ patience: { statement: 300, lock: 100 } });
  expect(await faultOf(db.query('select pg_sleep(5)'))).toBe('57014');
  await admin.transaction(async (tx) => {
    await tx.query("update counts set n = 1 where name = 'a'");
    expect(await faultOf(db.query("update counts set n = 2 where name = 'a'"))).toBe('55P03');
    expect(await db.query("update counts set n = 8 where name = 'b' returning n")).toEqual([{ n: 8 }]);
  });
  // The connections stay usable, and long transactions have no time-out.
  expect(await db.query('select n from counts order by name')).toEqual([{ n: 1 }, { n: 8 }]);
  const slept = await db.transaction((tx) => tx.query('select pg_sleep(0.6)'), { isLong: true });
  expect(slept).toHaveLength(1);
  expect(await faultOf(db.query('select pg_sleep(5)'))).toBe('57014');
});

test.runIf(onPostgres)('the server ends a transaction that is left idle', async () => {
  const db = open({ patience: { idle: 100 } });
  let tries = 0;
  const left = db.transaction(async (tx) => {
    tries += 1;
    await tx.query("update counts set n = 5 where name = 'a'");
    await new Promise((go) => setTimeout(go, 400));
    await tx.query('select 1');
  });
  expect(await faultOf(left)).toMatch(/^(?:25P03|08006)$/);
  expect(tries).toBeLessThanOrEqual(5);
  expect(await db.query("select n from counts where name = 'a'")).toEqual([{ n: 0 }]);
});

test.runIf(onPostgres && process.platform === 'linux')(
  'a statement on a hanging server fails with 57014, and the next one uses a new connection',
  async () => {
    const db = open({ patience: { statement: 200, connect: 500 }, connections: 1 });
    const pid = await pidOf(db);
    process.kill(pid, 'SIGSTOP');
    try {
      expect(await faultOf(db.query('select 1'))).toBe('57014');
      // The next one gets a new connection.
      expect(await pidOf(db)).not.toBe(pid);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
  },
);

test('openPostgres reports 08001 for a server that accepts a connection and stays silent', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as { port: number };
  const db = openPostgres({ url: `postgres://x@127.0.0.1:${port}/x`, patience: { connect: 200 } });
  expect(await faultOf(db.query('select 1'))).toBe('08001');
  expect(await faultOf(db.transaction((tx) => tx.query('select 1')))).toBe('08001');
  await db.close();
  silent.close();
});

test('openPostgres reports 08001 for an address without a server', async () => {
  const db = openPostgres({ url: 'postgres://x@127.0.0.1:1/x' });
  expect(await faultOf(db.query('select 1'))).toBe('08001');
  await db.close();
});

test.runIf(onPostgres)(
  'a snapshot transaction does not see concurrent writes, and cannot write',
  async () => {
    const db = open();
    const seen = await db.transaction(
      async (tx) => {
        const before = await tx.query('select n from counts order by name');
        await admin.query("update counts set n = 99 where name = 'a'");
        return [before, await tx.query('select n from counts order by name')];
      },
      { isSnapshot: true },
    );
    expect(seen[1]).toEqual(seen[0]);
    const writing = db.transaction((tx) => tx.query("update counts set n = 0 where name = 'b'"), {
      isSnapshot: true,
    });
    expect(await faultOf(writing)).toBe('25006');
  },
);

test.runIf(onPostgres)('a killed test run leaves no PostgreSQL server and no folder behind', async () => {
  const starter = fileURLToPath(new URL('../../tests/support/processes/start-postgres.ts', import.meta.url));
  const child = spawn(process.execPath, [starter], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const left = said.toString().trim();
  const folder = new URL(left).searchParams.get('host') ?? '';
  const db = openPostgres({ url: left, connections: 1 });
  expect(await db.query('select 1 as n')).toEqual([{ n: 1 }]);
  expect(existsSync(folder)).toBe(true);
  child.kill('SIGKILL');
  for (let look = 0; look < 200 && existsSync(folder); look += 1)
    await new Promise((go) => setTimeout(go, 50));
  expect(existsSync(folder)).toBe(false);
  expect(await faultOf(db.query('select 1'))).toMatch(/^(?:08|57P)/);
  await db.close();
});
