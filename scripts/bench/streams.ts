/**
 * Measures many idle event streams on one process with PostgreSQL (`npm run bench:streams`): memory per stream, the
 * time from sending a message to receiving its event, and whether other requests are delayed. Each figure is shown
 * beside the same with fifty streams, in the same run. `-- --streams 2000` opens fewer.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#server/lifecycle/migrate.ts';
import { limits } from '../../generated/limits.ts';
import { buildApp } from '../../server/app.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { parseOptions } from '../support/parse-options.ts';
import { residentMegabytes } from '../support/process-usage.ts';
import { runServer } from '../support/run-server.ts';
import { fillDatabase } from './fill-database.ts';
import { type Listener, openStream } from './open-streams.ts';

const { values } = parseOptions({ options: { streams: { type: 'string', default: '10000' } } });
const wanted = Number(values.streams);
const FEW_STREAMS_COUNT = 50;
const MESSAGE_COUNT = 200;
/** Streams that are opened at the same time. */
const OPEN_BATCH_SIZE = 50;
const SECRET = 'a benchmark has no secrets worth keeping';

/**
 * The member who receives the messages; the others only listen, and send in turn, because nobody may send as fast as
 * this.
 */
const RECEIVER_ID = 1;

const members = RECEIVER_ID + Math.ceil(wanted / limits.streams);

async function makeMembers(databaseUrl: string): Promise<string[]> {
  const db = openPostgres({ url: databaseUrl, connections: 4 });
  const dataDir = await mkdtemp(join(tmpdir(), 'skein-bench-'));
  await migrate(db);
  await fillDatabase(db, { posts: members, blogs: members, follows: 10 });
  const app = buildApp({ db, secret: SECRET, dataDir });
  const tokens: string[] = [];
  for (let member = 1; member <= members; member += 1) {
    const { token } = await app.services.sessions.createAccessToken(String(member), 'skein-api');
    tokens.push(token);
  }
  await app.close();
  await db.close();
  await rm(dataDir, { recursive: true, force: true });
  return tokens;
}

function share(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const postgres = await startPostgres();
const databaseUrl = postgres.url();
const tokens = await makeMembers(databaseUrl);
const server = await runServer({ DATABASE_URL: databaseUrl, SESSION_SECRET: SECRET });
const tokenOf = (member: number) => tokens[member - 1] ?? '';
const reader = await openStream(server.url, tokenOf(RECEIVER_ID));
const idle: Listener[] = [];

/** Opens event streams of the listening members until there are that many. */
async function openListeners(count: number): Promise<void> {
  while (idle.length < count) {
    const more = Math.min(OPEN_BATCH_SIZE, count - idle.length);
    const opened = Array.from({ length: more }, (_, index) =>
      openStream(server.url, tokenOf(RECEIVER_ID + 1 + Math.floor((idle.length + index) / limits.streams))),
    );
    idle.push(...(await Promise.all(opened)));
  }
}

let sent = 0;

async function sendMessage(): Promise<void> {
  const writer = RECEIVER_ID + 1 + (sent % (members - RECEIVER_ID));
  sent += 1;
  const participants = [`t:bench${writer}`, `t:bench${RECEIVER_ID}`];
  const answer = await fetch(`${server.url}/v2/conversations/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf(writer)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'text', participant: participants[0], participants, message: 'Hello' }),
  });
  if (answer.status !== 201) throw new Error(`A letter was refused: ${await answer.text()}`);
}

const memory = () => residentMegabytes(server.pid) ?? Number.NaN;

async function measure(): Promise<void> {
  const heard: number[] = [];
  const health: number[] = [];
  for (let sentCount = 0; sentCount < MESSAGE_COUNT; sentCount += 1) {
    const news = reader.next('messages');
    const started = performance.now();
    await sendMessage();
    health.push(await timed(() => fetch(`${server.url}/healthz`)));
    heard.push((await news) - started);
  }
  const cells = [idle.length, memory(), share(heard, 0.5), share(heard, 0.99)];
  const waits = [share(health, 0.5), share(health, 0.99)];
  console.log(
    `| ${[...cells, ...waits].map((value) => value.toFixed(value < 20 ? 1 : 0).padStart(8)).join(' | ')} |`,
  );
}

console.log('|  streams |   MB |  heard p50 ms |  p99 |  /healthz p50 ms |  p99 |');
await openListeners(FEW_STREAMS_COUNT);
// Measured twice: memory that the process needs once is allocated after the first run.
await measure();
await measure();
const before = memory();
await openListeners(wanted);
await measure();
console.log(
  `${((1000 * (memory() - before)) / (wanted - FEW_STREAMS_COUNT)).toFixed(1)} kB for a stream more`,
);
for (const { leave } of [...idle, reader]) leave();
await server.stop();
await postgres.stop();
