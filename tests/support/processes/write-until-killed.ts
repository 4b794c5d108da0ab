/** Inserts numbers one by one into the embedded database of a folder and prints each acknowledged one. */
import { openDatabase } from '#server/db/open.ts';

const db = await openDatabase({ databaseUrl: undefined, dataDir: process.argv[2] ?? '' });
await db.query('create table if not exists acknowledged (n integer primary key)');
for (let n = 0; ; n += 1) {
  await db.transaction((tx) => tx.query('insert into acknowledged values ($1)', [n]));
  process.stdout.write(`${n}\n`);
}
