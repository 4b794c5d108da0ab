import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import type { Database } from '#server/db/database.ts';
import { openPglite } from '#server/db/pglite.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { migrate } from '#server/lifecycle/migrate.ts';
import manifest from '../../package.json' with { type: 'json' };

const migrations = fileURLToPath(new URL('../../server/db/migrations/', import.meta.url));
const jobKinds = fileURLToPath(new URL('../../server/jobs/kinds.ts', import.meta.url));
const cache = fileURLToPath(new URL('../../.cache/test-db/', import.meta.url));
/** An arbitrary number, the same in all processes of a test run. */
const templateLock = '4503599627370449';

export const testEngine: Database['kind'] = process.env.TEST_DB === 'postgres' ? 'postgres' : 'pglite';

/**
 * Opens a migrated, empty database of this test's own, on the engine that `TEST_DB` names (`pglite` or `postgres`).
 * Closing deletes it. Takes about 0.3 s.
 */
export async function freshDatabase(): Promise<Database> {
  return testEngine === 'postgres' ? (await freshPostgres()).db : freshPglite();
}

/**
 * Returns an embedded database like {@link freshDatabase}: in memory, loaded from a template that is created once per
 * schema.
 */
export async function freshPglite(): Promise<Database> {
  const template = join(cache, `${await schemaHash()}.tar`);
  const bytes = await readFile(template).catch(() => makeTemplate(template));
  engine ??= compileEngine();
  return openPglite({ ...(await engine), loadDataDir: new Blob([new Uint8Array(bytes)]) });
}

let engine: Promise<PGliteOptions> | undefined;

/** Compiles the engine's code once for all databases of a process: that is half of the time of opening one. */
async function compileEngine(): Promise<PGliteOptions> {
  const compiled = async (name: string): Promise<WebAssembly.Module> =>
    WebAssembly.compile(await readFile(new URL(name, import.meta.resolve('@electric-sql/pglite'))));
  return { pgliteWasmModule: await compiled('pglite.wasm'), initdbWasmModule: await compiled('initdb.wasm') };
}

/** Opens a PostgreSQL database copied from a migrated template, and returns its address for further processes. */
export async function freshPostgres(): Promise<{ db: Database; url: string }> {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) throw new Error('TEST_DB=postgres needs TEST_DATABASE_URL or the global set-up.');
  const template = `skein_template_${await schemaHash()}`;
  const name = `skein_test_${randomBytes(6).toString('hex')}`;
  const admin = openPostgres({ url: server, connections: 1 });
  await admin.query('select pg_advisory_lock($1)', [templateLock]);
  const known = await admin.query('select 1 from pg_database where datname = $1', [template]);
  if (known.length === 0) {
    await admin.query(`create database ${template}`);
    const db = openPostgres({ url: withDatabase(server, template), connections: 1 });
    await migrate(db);
    await db.close();
  }
  await admin.query(`create database ${name} template ${template}`);
  await admin.query('select pg_advisory_unlock($1)', [templateLock]);
  const url = withDatabase(server, name);
  const db = openPostgres({ url, connections: 5 });
  const close = db.close.bind(db);
  db.close = async () => {
    await close();
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.close();
  };
  return { db, url };
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Hashes the schema: a changed migration, or another engine, gets another template. */
async function schemaHash(): Promise<string> {
  const hash = createHash('sha256');
  const files = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort();
  for (const file of files) hash.update(file).update(await readFile(join(migrations, file)));
  hash.update(manifest.dependencies['@electric-sql/pglite']).update(manifest.dependencies['pg-boss']);
  hash.update(await readFile(jobKinds));
  return hash.digest('hex').slice(0, 16);
}

async function makeTemplate(template: string): Promise<Buffer> {
  const folder = `${template}.${randomBytes(6).toString('hex')}`;
  await mkdir(cache, { recursive: true });
  // Small write-ahead log segments keep the template small; every test reads it.
  const db = await openPglite({ dataDir: folder, initDbStartParams: ['--wal-segsize=1'] });
  await migrate(db);
  await db.close();
  const engine = await PGlite.create(folder);
  const bytes = Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer());
  await engine.close();
  await rm(folder, { recursive: true });
  // Renamed when complete, because other test files may be reading it.
  await writeFile(`${folder}.tar`, bytes);
  await rename(`${folder}.tar`, template);
  return bytes;
}
