import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverModules } from '#generated/server-modules.ts';
import type { Database } from '#server/db/database.ts';
import { joinMemberData } from '#server/member-data/member-data.ts';
import { freshDatabase } from '#tests/support/database.ts';

const { files, leftOut } = joinMemberData(serverModules.map(({ memberData = {} }) => memberData));

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
});
afterAll(() => db.close());

test('every table that refers to a member is in the archive, or left out with a reason', async () => {
  const rows = await db.query<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass`,
  );
  // Otherwise a table that is both would look like one that is left out.
  expect(files.filter(({ part }) => part.table in leftOut)).toEqual([]);
  const taken = new Set(files.map(({ part }) => part.table));
  const missing = rows.map(({ name }) => name).filter((name) => !taken.has(name));
  expect(missing.sort()).toEqual(Object.keys(leftOut).sort());
});
