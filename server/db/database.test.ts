import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#server/lifecycle/migrate.ts';
import { freshDatabase, testEngine } from '#tests/support/database.ts';
import { type Database, DatabaseFault, first, isUniqueViolation, json } from './database.ts';

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
  await db.transaction((tx) =>
    tx.script('create table things (id bigint primary key, name text unique, data jsonb, at timestamptz)'),
  );
});
afterAll(() => db.close());

test('both engines return every column type in the same form', async () => {
  const row = await first(
    db,
    `select 9007199254740993::bigint as big, 5::int as small, 1.50::numeric as exact, 1.5::float8 as real, true as yes,
            array[1, 9007199254740993]::bigint[] as bigs, array['a"b', null, 'c\\d']::text[] as texts,
            '{"a": [1]}'::jsonb as data, '2026-02-03 04:05:06.789+00'::timestamptz as at, '2026-02-03'::date as day,
            '\\x0102'::bytea as bytes, null::text as nothing, array['2026-02-03'::timestamptz] as times`,
  );
  expect(row).toEqual({
    big: '9007199254740993',
    small: 5,
    exact: '1.50',
    real: 1.5,
    yes: true,
    bigs: ['1', '9007199254740993'],
    texts: ['a"b', null, 'c\\d'],
    data: { a: [1] },
    at: '2026-02-03 04:05:06.789+00',
    day: '2026-02-03',
    bytes: Buffer.from([1, 2]),
    nothing: null,
    times: ['2026-02-03 00:00:00+00'],
  });
});

test('query passes parameters of every type unchanged', async () => {
  const texts = ['plain', '', 'null', 'a,b', '"quoted"', 'back\\slash', '{brace}', 'ünïcödé 🧵'];
  const row = await first(
    db,
    `select $1::text[] as texts, $2::jsonb as data, $3::bigint as big, $4::bytea as bytes, $5::boolean as no,
            $6::timestamptz as at, $7::bigint[] as ids, $8::text as nothing, $9::int[] as none`,
    [
      texts,
      json(['a', { b: null }]),
      9007199254740993n,
      new Uint8Array([0, 255]),
      false,
      '2026-02-03T04:05:06.789Z',
      ['1', null, '3'],
      null,
      [],
    ],
  );
  expect(row).toEqual({
    texts,
    data: ['a', { b: null }],
    big: '9007199254740993',
    bytes: Buffer.from([0, 255]),
    no: false,
    at: '2026-02-03 04:05:06.789+00',
    ids: ['1', null, '3'],
    nothing: null,
    none: [],
  });
});

test('query throws a TypeError for an undefined parameter or a bare object', async () => {
  await expect(db.query('select $1::text', [undefined as never])).rejects.toThrow(TypeError);
  await expect(db.query('select $1::jsonb', [{ a: 1 } as never])).rejects.toThrow(/json\(\)/);
});

test('a refused statement names the violated constraint, and the connection stays usable', async () => {
  await db.query("insert into things (id, name) values (1, 'one')");
  const error = await db.query("insert into things (id, name) values (2, 'one')").catch((e: unknown) => e);
  expect(error).toBeInstanceOf(DatabaseFault);
  expect(isUniqueViolation(error, 'things_name_key')).toBe(true);
  expect(isUniqueViolation(error, 'things_pkey')).toBe(false);
  await expect(db.query('select nonsense')).rejects.toMatchObject({ code: '42703' });
  expect(await db.query('select 1 as n')).toEqual([{ n: 1 }]);
});

test('a transaction keeps all of its writes or none', async () => {
  const failed = db.transaction(async (tx) => {
    await tx.query("insert into things (id, name) values (10, 'ten')");
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  const broken = db.transaction(async (tx) => {
    await tx.query("insert into things (id, name) values (11, 'eleven')");
    await tx.query('select nonsense');
  });
  await expect(broken).rejects.toThrow(DatabaseFault);
  const kept = await db.transaction((tx) =>
    tx.query("insert into things (id, name) values (12, 'twelve') returning id"),
  );
  expect(kept).toEqual([{ id: '12' }]);
  expect(await db.query('select id from things where id >= 10')).toEqual([{ id: '12' }]);
});

test('using the database inside its own transaction throws instead of waiting for itself', async () => {
  const mistake = db.transaction(() => db.query('select 1'));
  await expect(mistake).rejects.toThrow(/use the transaction/);
  const nested = db.transaction(() => db.transaction(async () => 1));
  await expect(nested).rejects.toThrow(/use the transaction/);
  expect(await db.query('select 1 as n')).toEqual([{ n: 1 }]);
});

test('a transaction that is a deadlock victim is retried', async () => {
  let attempts = 0;
  const result = await db.transaction(async (tx) => {
    attempts += 1;
    if (attempts < 3) await tx.query("do $$ begin raise exception 'victim' using errcode = '40P01'; end $$");
    return attempts;
  });
  expect(result).toBe(3);
});

test('concurrent statements each get their own result', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      n % 3 === 0
        ? db.transaction((tx) => first<{ n: number }>(tx, 'select $1::int as n', [n]))
        : first<{ n: number }>(db, 'select $1::int as n', [n]),
    ),
  );
  expect(answers.map((row) => row?.n)).toEqual(Array.from({ length: 200 }, (_, n) => n));
});

test.runIf(testEngine === 'postgres')('connections that the server dropped are replaced', async () => {
  await db.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await db.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => first<{ n: number }>(db, 'select 1 as n')),
  );
  expect(answers.every((row) => row?.n === 1)).toBe(true);
});

test('migrations run once, can be undone completely and run again', async () => {
  const fresh = await freshDatabase();
  const tables = () => fresh.query("select 1 from information_schema.tables where table_name = 'posts'");
  try {
    expect(await migrate(fresh)).toEqual([]);
    const undone = await migrate(fresh, 0);
    expect(undone.at(0)).toMatch(/^\d+\.undo\./);
    expect(await tables()).toEqual([]);
    expect((await migrate(fresh)).length).toBe(undone.length);
    expect(await tables()).toHaveLength(1);
  } finally {
    await fresh.close();
  }
});

test('database ids grow with time, are unique, and contain the time they were made for', async () => {
  const rows = await db.query<{ id: string }>('select next_id() as id from generate_series(1, 5000)');
  const ids = rows.map((row) => BigInt(row.id));
  expect(new Set(ids).size).toBe(5000);
  expect(ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? 0n))).toBe(true);
  expect(rows.every((row) => /^[1-9][0-9]{0,18}$/.test(row.id))).toBe(true);
  const past = await first<{ id: string }>(db, "select id_at('2010-05-06T07:08:09.123Z') as id");
  expect((BigInt(past?.id ?? 0) >> 22n) + 1136073600000n).toBe(
    BigInt(Date.parse('2010-05-06T07:08:09.123Z')),
  );
});
