import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/database.ts';
import type { Database } from './database.ts';
import { anyOf } from './planner.ts';

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
  await db.transaction((tx) =>
    tx.script(`
      create table listed as select n::bigint as id, 'n' || n as name from generate_series(1, 5000) n;
      alter table listed add primary key (id);`),
  );
  await db.query('analyze listed');
});
afterAll(() => db.close());

/** Returns how often a statement was planned anew and how often a cached plan was used, in ten calls with one id. */
async function plansOf(condition: string): Promise<{ anew: string; kept: string } | undefined> {
  return db.transaction(async (tx) => {
    // Prepared explicitly, because a process that knows very many statements sends further ones unprepared.
    await tx.script(`prepare named(bigint[]) as select name from listed where id = ${condition}`);
    for (let call = 1; call <= 10; call += 1) await tx.script(`execute named('{${call}}')`);
    const [plans] = await tx.query<{ anew: string; kept: string }>(
      `select custom_plans::text as anew, generic_plans::text as kept from pg_prepared_statements where name = 'named'`,
    );
    await tx.script('deallocate named');
    return plans;
  });
}

test('anyOf is planned five times and then cached, while plain `any` is planned each time', async () => {
  expect(await plansOf('any($1::bigint[])')).toEqual({ anew: '10', kept: '0' });
  expect(await plansOf(anyOf('$1', 'bigint'))).toEqual({ anew: '5', kept: '5' });
});

test('anyOf returns the rows of plain `any` and uses the index', async () => {
  const lines = await db.query<Record<string, string>>(
    `explain select name from listed where id = ${anyOf('$1', 'bigint')}`,
    [['3', '4']],
  );
  expect(lines.flatMap((line) => Object.values(line)).join('\n')).toContain('Index Cond: (id = ANY (');
  const found = async (ids: string[]) =>
    (
      await db.query<{ name: string }>(
        `select name from listed where id = ${anyOf('$1', 'bigint')} order by id`,
        [ids],
      )
    ).map(({ name }) => name);
  expect(await found(['4', '3', '9000'])).toEqual(['n3', 'n4']);
  expect(await found([])).toEqual([]);
});
