/**
 * Measures the server against its own database (`npm run bench:api`): PGlite and PostgreSQL, 10,000 and 1,000,000
 * posts. Every figure is a ratio: the cost of a whole call divided by that of its SQL run directly, or by the same call
 * without the feature being measured. `-- --sizes 10000` and `-- --engines pglite` narrow the run down, `-- --seconds
 * 5` lengthens each measurement, `-- --only like` selects measurements by name.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#server/lifecycle/migrate.ts';
import { buildApp } from '../../server/app.ts';
import type { Database } from '../../server/db/database.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { parseOptions } from '../support/parse-options.ts';
import { type BenchmarkWorld, READER_ID, READERS } from './benchmark.ts';
import { BENCHMARKS } from './benchmarks.ts';
import { datasetOf, fillDatabase } from './fill-database.ts';
import { type LoadResult, runHttpLoad, runLoad } from './load.ts';

const { values } = parseOptions({
  options: {
    sizes: { type: 'string', default: '10000,1000000' },
    engines: { type: 'string', default: 'pglite,postgres' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    connections: { type: 'string', default: '20' },
  },
});
const seconds = Number(values.seconds);
const connections = Number(values.connections);

/**
 * SQL alone and whole call alternate, so that other load on the machine affects both equally; the medians of the rounds
 * count.
 */
const ROUND_COUNT = 3;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function measure(world: BenchmarkWorld, label: string): Promise<void> {
  for (const measured of BENCHMARKS.filter(({ name }) => name.includes(values.only))) {
    const { name, calls } = measured;
    const prepare = 'without' in measured ? measured.prepare : undefined;
    const beside = () =>
      'bare' in measured
        ? runLoad(() => measured.bare(world), connections, seconds)
        : runHttpLoad(world.url, measured.without(world), connections, seconds);
    const rounds: Array<{ alone: LoadResult; whole: LoadResult }> = [];
    for (let round = 0; round < ROUND_COUNT; round += 1) {
      await prepare?.(world, false);
      const alone = await beside();
      await prepare?.(world, true);
      const whole = await runHttpLoad(world.url, calls(world), connections, seconds);
      rounds.push({ alone, whole });
    }
    const middle = (read: (round: { alone: LoadResult; whole: LoadResult }) => number) =>
      median(rounds.map(read));
    const failures = rounds.reduce((sum, { whole }) => sum + whole.failures, 0);
    const cells = [
      label.padEnd(22),
      name.padEnd(23),
      `${middle(({ whole }) => whole.perSecond).toFixed(0)}/s`.padStart(9),
      `p50 ${middle(({ whole }) => whole.p50).toFixed(1)} ms`.padStart(13),
      `p99 ${middle(({ whole }) => whole.p99).toFixed(1)} ms`.padStart(14),
      `beside ${middle(({ alone }) => alone.perSecond).toFixed(0)}/s`.padStart(15),
      `ratio ${middle(({ alone, whole }) => alone.perSecond / whole.perSecond).toFixed(2)}`.padStart(11),
      failures ? `${failures} failures` : '',
    ];
    console.log(cells.join(' '));
  }
}

async function runOn(db: Database, size: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'skein-bench-'));
  await migrate(db);
  const started = performance.now();
  await fillDatabase(db, datasetOf(size));
  const filled = ((performance.now() - started) / 1000).toFixed(0);
  const app = buildApp({ db, secret: 'a benchmark has no secrets worth keeping', dataDir });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const tokenOf = async (member: string) =>
    (await app.services.sessions.createAccessToken(member, 'skein-api')).token;
  const token = await tokenOf(READER_ID);
  const writers: BenchmarkWorld['writers'] = [];
  for (let member = 2; member < 90; member += 1)
    writers.push([String(member), await tokenOf(String(member))]);
  const readers = {
    many: await tokenOf(READERS.many),
    calm: await tokenOf(READERS.calm),
    choosy: await tokenOf(READERS.choosy),
  };
  const [newest] = await db.query<{ id: string }>(
    'select id from posts where blog_id = 1 order by position desc limit 1',
  );
  const label = `${db.kind} ${size.toLocaleString('en')}`;
  console.log(`${label}: filled in ${filled} s`);
  await measure({ app, db, url, token, postId: newest?.id ?? '0', writers, readers }, label);
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
}

for (const size of values.sizes.split(',').map(Number)) {
  for (const engine of values.engines.split(',')) {
    if (engine === 'pglite') {
      const folder = await mkdtemp(join(tmpdir(), 'skein-bench-db-'));
      const db = await openPglite({ dataDir: folder });
      await runOn(db, size);
      await db.close();
      await rm(folder, { recursive: true, force: true });
    } else {
      const server = await startPostgres();
      const db = openPostgres({ url: server.url(), connections: 10 });
      await runOn(db, size);
      await db.close();
      await server.stop();
    }
  }
}
