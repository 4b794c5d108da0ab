import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/database.ts';
import type { Database } from './database.ts';
import { rowExists } from './planner.ts';

const MINE = 'liked l where l.user_id = $1 and l.post_id = p.id';

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
  // One member who likes many posts among many who like few: the planner's statistics describe the others.
  await db.transaction((tx) =>
    tx.script(`
      create table posted as select n::bigint as id from generate_series(1, 2000) n;
      alter table posted add primary key (id);
      create table liked as select 1::bigint as user_id, n::bigint as post_id from generate_series(1, 2000, 2) n
        union all select n, 1 from generate_series(2, 2000) n;
      alter table liked add primary key (post_id, user_id);
      create index liked_user on liked (user_id, post_id);`),
  );
  await db.query('analyze posted');
  await db.query('analyze liked');
});
afterAll(() => db.close());

/** Returns the plan of a statement for a viewer that the planner does not know. */
function planOf(condition: string): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.script(`
      set local plan_cache_mode = force_generic_plan;
      prepare shown(bigint) as select ${condition} from posted p where p.id < 40;`);
    const lines = await tx.query<Record<string, string>>('explain (verbose) execute shown(1)');
    await tx.script('deallocate shown');
    return lines.flatMap((line) => Object.values(line)).join('\n');
  });
}

test('rowExists reads the index for each row, while `exists` reads all rows of the member first', async () => {
  expect(await planOf(`exists (select 1 from ${MINE})`)).toContain('hashed');
  const plan = await planOf(rowExists(MINE));
  expect(plan).not.toContain('hashed');
  expect(plan).toContain('Index Cond: ((l.user_id = $1) AND (l.post_id = p.id))');
});

test('rowExists is true exactly where the row exists', async () => {
  const rows = await db.query<{ id: string; liked: boolean }>(
    `select p.id, ${rowExists(MINE)} as liked from posted p where p.id < 4 order by p.id`,
    ['1'],
  );
  expect(rows.map(({ liked }) => liked)).toEqual([true, false, true]);
});
