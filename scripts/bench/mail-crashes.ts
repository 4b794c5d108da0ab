/**
 * Kills processes that queue and deliver mails (`npm run bench:mail-crashes`), 200 times by default, on both engines:
 * two processes on PostgreSQL, one on PGlite. Prints how many mails were sent, and how many twice because a process
 * ended between the mail server's reply and the record of it. `-- --kills 20 --mails 300 --engines postgres` narrow the
 * run down.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#server/lifecycle/migrate.ts';
import type { Database } from '../../server/db/database.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { crashMails } from '../../tests/support/crash-mails.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { parseOptions } from '../support/parse-options.ts';

const { values } = parseOptions({
  options: {
    kills: { type: 'string', default: '200' },
    mails: { type: 'string', default: '4000' },
    engines: { type: 'string', default: 'postgres,pglite' },
  },
});
const numbers = { killCount: Number(values.kills), mailCount: Number(values.mails) };

async function prepare(db: Database): Promise<void> {
  await migrate(db);
  await db.close();
}

async function onPostgres() {
  const server = await startPostgres();
  try {
    await prepare(openPostgres({ url: server.url() }));
    return await crashMails({ database: server.url(), ...numbers });
  } finally {
    await server.stop();
  }
}

async function onPglite() {
  const folder = await mkdtemp(join(tmpdir(), 'skein-crashes-'));
  const database = join(folder, 'db');
  try {
    await prepare(await openPglite({ dataDir: database }));
    return await crashMails({ database, ...numbers });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

for (const engine of values.engines.split(',')) {
  const result = await (engine === 'pglite' ? onPglite() : onPostgres());
  console.log(engine, JSON.stringify({ ...numbers, ...result }));
  if (result.sentCount !== numbers.mailCount || result.doubledCount > 0) process.exitCode = 1;
}
