/**
 * Measures weekly digests (`npm run bench:digests`): time, memory and query plans of sending them to 100,000 members,
 * beside the statements they cannot do without, on PGlite and PostgreSQL and with ten times the posts. `-- --members
 * 2000`, `-- --posts 20000,200000` and `-- --engines pglite` narrow the run down; `-- --seconds 600` ends sending after
 * that time and reports what was sent. Mails are composed and dropped, so that no mail server is measured.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postsByIds } from '#server/entities/post/repository.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { migrate } from '#server/lifecycle/migrate.ts';
import { digestCandidates } from '#server/modules/notifications/digest/digest-repository.ts';
import { sendDigests } from '#server/modules/notifications/digest/send-digests.ts';
import { buildApp } from '../../server/app.ts';
import type { Database } from '../../server/db/database.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { parseOptions } from '../support/parse-options.ts';
import { fillDatabase } from './fill-database.ts';

const { values } = parseOptions({
  options: {
    members: { type: 'string', default: '100000' },
    posts: { type: 'string', default: '100000,1000000' },
    engines: { type: 'string', default: 'pglite,postgres' },
    seconds: { type: 'string' },
  },
});
const members = Number(values.members);
const maxSendingMs = values.seconds === undefined ? undefined : Number(values.seconds) * 1000;

const DAY_MS = 86_400_000;
const FOLLOW_COUNT = 50;
/** Number of members served concurrently, as digests are. */
const MAX_PARALLEL = 4;
/** Number of members for whom the bare statements are measured. */
const bareCount = Math.min(members, 2000);
/** Number of reports of the memory and the rate while digests are sent. */
const REPORT_COUNT = 20;
/** Interval between two reads of the memory in use, in milliseconds. */
const SAMPLE_INTERVAL_MS = 250;

/** Returns a time zone in which it is about noon, so that no digest waits for the morning. */
function noonZone(): string {
  const ahead = 12 - new Date().getUTCHours();
  return ahead >= 0 ? `Etc/GMT-${ahead}` : `Etc/GMT+${-ahead}`;
}

/** Makes all members want a digest that is due, with a visit four days ago. */
async function wantDigests(db: Database): Promise<void> {
  const settings = JSON.stringify({
    account: { timezone: noonZone() },
    notifications: { emailDigest: 'weekly', quietStart: 0, quietEnd: 0 },
  });
  await db.query(
    `update users set settings = $1, email_verified_at = now(), created_at = now() - interval '4 days', dashboard_seen = 0`,
    [settings],
  );
  await db.query("update mail_digests set since = now() - interval '10 days'");
  await db.query('analyze');
}

/** Runs `work` for the first {@link bareCount} members, {@link MAX_PARALLEL} at a time. */
async function forMembers(work: (userId: string) => Promise<unknown>): Promise<void> {
  let next = 1;
  const serve = async (): Promise<void> => {
    while (next <= bareCount) {
      const userId = String(next);
      next += 1;
      await work(userId);
    }
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL }, serve));
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** Returns the most resident memory while `work` runs beyond that before it, in megabytes. */
async function growthOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const sampling = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, SAMPLE_INTERVAL_MS);
  await work();
  clearInterval(sampling);
  return (most - before) / 1_048_576;
}

/** Returns the plan of the statement that chooses the posts of a digest, as the engine ran it. */
async function planOf(db: Database, now: number): Promise<string[]> {
  let plan: string[] = [];
  const explaining = {
    query: async (sql: string, params: readonly never[]) => {
      const rows = await db.query<{ 'QUERY PLAN': string }>(`explain (analyze, costs off) ${sql}`, params);
      plan = rows.map((row) => row['QUERY PLAN']);
      return [];
    },
  };
  await digestCandidates(explaining as never, '1', { from: now - 4 * DAY_MS, until: now });
  return plan;
}

async function runOn(db: Database, posts: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'skein-bench-'));
  await migrate(db);
  await fillDatabase(db, { posts, blogs: members, follows: FOLLOW_COUNT });
  await wantDigests(db);
  const app = buildApp({ db, secret: 'a benchmark has no secrets worth keeping', dataDir });
  await app.ready();
  let [sent, reported] = [0, performance.now()];
  const step = Math.max(1, Math.floor(members / REPORT_COUNT));
  const add = async (): Promise<void> => {
    sent += 1;
    if (sent % step !== 0) return;
    const each = (performance.now() - reported) / step;
    reported = performance.now();
    const resident = process.memoryUsage.rss() / 1_048_576;
    console.log(
      `  ${sent} sent, ${each.toFixed(1)} ms each since the line above, ${resident.toFixed(0)} MB resident`,
    );
  };
  const jobs: Jobs = { add, doneBy: () => {}, settled: async () => {} };
  const services = { ...app.services, jobs };
  const now = Date.now();
  const bare = await secondsOf(() =>
    forMembers(async (userId) => {
      const ids = await digestCandidates(db, userId, { from: now - 4 * DAY_MS, until: now });
      await postsByIds(db, ids, userId);
    }),
  );
  let whole = 0;
  const onFault = (error: unknown): void => console.error(error);
  const grown = await growthOf(async () => {
    reported = performance.now();
    const signal =
      maxSendingMs === undefined ? new AbortController().signal : AbortSignal.timeout(maxSendingMs);
    whole = await secondsOf(() => sendDigests({ db, services, signal, onFault }));
  });
  const plan = await planOf(db, now);
  const [each, bareEach] = [whole / Math.max(1, sent), bare / bareCount];
  console.log(
    `${db.kind}, ${posts.toLocaleString('en')} posts: ${sent} of ${members} sent in ${whole.toFixed(0)} s, ` +
      `${(each * 1000).toFixed(1)} ms each, bare ${(bareEach * 1000).toFixed(1)} ms each, ` +
      `whole ÷ bare ${(each / bareEach).toFixed(2)}, memory +${grown.toFixed(0)} MB, ` +
      `${plan.some((line) => line.includes('Seq Scan on posts')) ? 'reads all posts' : 'reads posts by an index'}`,
  );
  console.log(plan.join('\n'));
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
}

for (const posts of values.posts.split(',').map(Number)) {
  for (const engine of values.engines.split(',')) {
    if (engine === 'pglite') {
      const folder = await mkdtemp(join(tmpdir(), 'skein-bench-db-'));
      const db = await openPglite({ dataDir: folder });
      await runOn(db, posts);
      await db.close();
      await rm(folder, { recursive: true, force: true });
    } else {
      const server = await startPostgres();
      const db = openPostgres({ url: server.url(), connections: 10 });
      await runOn(db, posts);
      await db.close();
      await server.stop();
    }
  }
}
