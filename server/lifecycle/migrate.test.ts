import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Postgrator from 'postgrator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/database.ts';
import { StartFault } from '../core/start-fault.ts';
import { globLiteral, migrate, newestVersion, schemaVersion } from './migrate.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'skein-migrate-'));
});
afterAll(() => rm(root, { recursive: true }));

test.each(['a b', 'über', '{x,y}', '[z]', '#1', '50%', '%20', '糸', 'wow!', 'a+b@c(d)!(e)', '*', '?'])(
  'migrate finds migrations in a folder named %s',
  async (name) => {
    const folder = join(root, name, '/');
    await mkdir(folder);
    await writeFile(join(folder, '001.do.one.sql'), 'select 1');
    const migrationPattern = `${globLiteral(folder)}*.sql`;
    const execQuery = async () => ({ rows: [] });
    const found = await new Postgrator({ driver: 'pg', migrationPattern, execQuery }).getMigrations();
    expect(found.map(({ version }) => version)).toEqual([1]);
  },
);

test('migrate refuses a schema that is newer than the code', async () => {
  const db = await freshDatabase();
  try {
    expect(await schemaVersion(db)).toBe(newestVersion());
    await db.query(
      "insert into schema_version (version, name, md5, run_at) values ($1, 'later', '', now())",
      [newestVersion() + 1],
    );
    await expect(migrate(db)).rejects.toThrow(StartFault);
    await expect(migrate(db)).rejects.toThrow(/newer Skein.*backup/);
    expect(await schemaVersion(db)).toBe(newestVersion() + 1);
    await db.query('delete from schema_version where version = $1', [newestVersion() + 1]);
    expect(await migrate(db)).toEqual([]);
  } finally {
    await db.close();
  }
});

test('migrate explains a down migration that the data does not allow, and changes nothing', async () => {
  const db = await freshDatabase();
  try {
    const version = newestVersion();
    await db.query("insert into users (email) values ('ivy@example.test')");
    // Undoing 085 drops a column that an operator's view depends on.
    await db.query('create view parts_unread as select * from users');
    const back = migrate(db, 1);
    await expect(back).rejects.toThrow(StartFault);
    await expect(back).rejects.toThrow(
      new RegExp(`cannot go back: \\d{3}\\.undo\\.\\S+\\.sql .*still version ${version}\\..*npm run restore`),
    );
    expect(await schemaVersion(db)).toBe(version);
    expect(await db.query('select email from users')).toEqual([{ email: 'ivy@example.test' }]);
  } finally {
    await db.close();
  }
});
