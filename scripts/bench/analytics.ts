/**
 * Measures the intake of analytics (`npm run bench:analytics`): batches of events that browsers send, beside the one
 * insert of several rows that each cannot do without. `-- --engines pglite` narrows the run down, `-- --seconds 5`
 * lengthens each measurement, `-- --events 5` changes the events of a batch, `-- --at-once 100` the batches at once.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#server/lifecycle/migrate.ts';
import { readConsentList } from '#server/modules/consent/consent-list.ts';
import { NO_CONSENT_NEEDED } from '#server/modules/consent/consent-settings.ts';
import { DAY_MS, dayOf } from '#server/modules/telemetry/analytics/days.ts';
import { insertEvents, type NewEvent } from '#server/modules/telemetry/analytics/events-repository.ts';
import { makePartition } from '#server/modules/telemetry/analytics/partitions-repository.ts';
import { buildApp } from '../../server/app.ts';
import type { Database } from '../../server/db/database.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { parseOptions } from '../support/parse-options.ts';
import { type LoadResult, runLoad } from './load.ts';

const { values } = parseOptions({
  options: {
    engines: { type: 'string', default: 'pglite,postgres' },
    seconds: { type: 'string', default: '3' },
    events: { type: 'string', default: '5' },
    'at-once': { type: 'string', default: '20' },
  },
});
const seconds = Number(values.seconds);
const eventCount = Number(values.events);
const atOnceCount = Number(values['at-once']);
/** The insert alone and the whole call alternate, so that other load affects both equally; the medians count. */
const ROUND_COUNT = 3;
const HOST = 'skein.example';
const VISITOR = 'ab'.repeat(12);

let serial = 0;

/** Returns the address of a reader who sends few batches, so that no limit of an address is met. */
function nextAddress(): string {
  serial += 1;
  return `10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial & 255}`;
}

function rowsOf(nowMs: number): NewEvent[] {
  return Array.from({ length: eventCount }, () => ({
    day: dayOf(nowMs),
    name: 'page_view',
    page: '/dashboard',
    details: { referrer: 'example.org', device: 'phone' },
    visitor: VISITOR,
    visit: VISITOR,
    occurredAt: new Date(nowMs).toISOString(),
  }));
}

function batchOf(nowMs: number): object {
  const event = { name: 'page_view', page: '/dashboard', timestamp: nowMs, sessionId: 'visit' };
  const events = Array.from({ length: eventCount }, () => ({
    ...event,
    details: { referrer: 'example.org' },
  }));
  return { flushTime: nowMs, clientDetails: {}, events };
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

async function runOn(db: Database): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'skein-bench-'));
  await migrate(db);
  const now = Date.now();
  await db.transaction((tx) => makePartition(tx, dayOf(now), dayOf(now + DAY_MS)));
  const list = readConsentList('examples/consent-list.json');
  const consent = { ...NO_CONSENT_NEEDED, list };
  const app = buildApp({ db, secret: 'a benchmark has no secrets worth keeping', dataDir, consent });
  await app.ready();
  const chosen = await app.inject({
    method: 'POST',
    url: '/v2/privacy/consent/choices',
    headers: { authorization: 'Bearer skein-web' },
    payload: { purpose_opt_ins: '1'.repeat(11), special_feature_opt_ins: '', vendor_opt_ins: '' },
  });
  const cookie = chosen.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const headers = { host: HOST, origin: `https://${HOST}`, cookie };
  async function send(): Promise<void> {
    const remoteAddress = nextAddress();
    const payload = batchOf(Date.now());
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/services/bblog',
      headers,
      payload,
      remoteAddress,
    });
    if (statusCode !== 204) throw new Error(`The batch answered ${statusCode}`);
  }
  const rounds: { alone: LoadResult; whole: LoadResult }[] = [];
  async function stored(): Promise<number> {
    const [row] = await db.query<{ n: number }>('select count(*)::int as n from analytics_events');
    return row?.n ?? 0;
  }
  for (let round = 0; round < ROUND_COUNT; round += 1) {
    const alone = await runLoad(() => insertEvents(db, rowsOf(Date.now())), atOnceCount, seconds);
    const before = await stored();
    const whole = await runLoad(send, atOnceCount, seconds);
    if ((await stored()) === before) throw new Error('No batch was stored.');
    rounds.push({ alone, whole });
  }
  const middle = (read: (round: { alone: LoadResult; whole: LoadResult }) => number) =>
    median(rounds.map(read));
  const failures = rounds.reduce((sum, { alone, whole }) => sum + alone.failures + whole.failures, 0);
  const cells = [
    db.kind.padEnd(9),
    `${eventCount} events`,
    `${middle(({ whole }) => whole.perSecond).toFixed(0)} batches/s`,
    `p50 ${middle(({ whole }) => whole.p50).toFixed(1)} ms`,
    `p99 ${middle(({ whole }) => whole.p99).toFixed(1)} ms`,
    `bare ${middle(({ alone }) => alone.perSecond).toFixed(0)}/s`,
    `ratio ${middle(({ alone, whole }) => alone.perSecond / whole.perSecond).toFixed(2)}`,
    failures > 0 ? `${failures} failures` : '',
  ];
  console.log(cells.join('  '));
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
}

for (const engine of values.engines.split(',')) {
  if (engine === 'pglite') {
    const db = await openPglite({});
    await runOn(db);
    await db.close();
  } else {
    const postgres = await startPostgres();
    const db = openPostgres({ url: postgres.url(), connections: 10 });
    await runOn(db);
    await db.close();
    await postgres.stop();
  }
}
