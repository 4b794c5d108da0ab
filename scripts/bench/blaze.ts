/**
 * Simulates a day of a campaign of Blaze (`npm run bench:blaze`): 100,000 readers come, few by night and many in the evening,
 * several at once, and each is counted by the statement that the server uses. Prints how evenly the campaign was shown.
 * `-- --readers 10000` narrows the run down.
 */
import { random } from '#openapi/world/random.ts';
import { migrate } from '#server/lifecycle/migrate.ts';
import { countView } from '#server/modules/blaze/serving/serving-repository.ts';
import type { Database } from '../../server/db/database.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { parseOptions } from '../support/parse-options.ts';

const { values } = parseOptions({ options: { readers: { type: 'string', default: '100000' } } });

const HOUR_MS = 3_600_000;
const HOUR_COUNT = 24;
const GOAL_COUNT = 2500;
const AT_ONCE_COUNT = 8;
const CAMPAIGN_ID = '1';
/** Hours after midnight at which the fewest readers come; the most come twelve hours later. */
const QUIET_AFTER_HOURS = 5;

/** Returns when readers come, in milliseconds since the beginning of the day, the earliest first. */
function arrivals(count: number): number[] {
  const { next } = random('a day of Blaze');
  const times: number[] = [];
  while (times.length < count) {
    const hour = next() * HOUR_COUNT;
    const share = 0.55 - 0.45 * Math.cos(((hour - QUIET_AFTER_HOURS) / HOUR_COUNT) * 2 * Math.PI);
    if (next() < share) times.push(hour * HOUR_MS);
  }
  return times.sort((one, other) => one - other);
}

/** Adds the readers and a campaign that runs for a day. */
async function fill(db: Database, readers: number, startMs: number): Promise<void> {
  await db.transaction(
    (tx) =>
      tx.script(`
        insert into users (id, email, birth_date)
          select n, 'reader-' || n || '@example.test', '1990-01-01' from generate_series(1, ${readers}) n;
        insert into campaigns (id, user_id, post_id, item, status, goal, days, starts_at, ends_at)
          values (${CAMPAIGN_ID}, 1, 1, 'blaze-2500', 'active', ${GOAL_COUNT}, 1, '${new Date(startMs).toISOString()}',
                  '${new Date(startMs + HOUR_COUNT * HOUR_MS).toISOString()}');
      `),
    { isLong: true },
  );
  await db.query('analyze');
}

/** Sends all readers of a day; returns how many came and were counted in each hour. */
async function day(db: Database, times: readonly number[], startMs: number) {
  const hours = Array.from({ length: HOUR_COUNT }, () => ({ came: 0, shown: 0 }));
  for (let first = 0; first < times.length; first += AT_ONCE_COUNT) {
    const group = times.slice(first, first + AT_ONCE_COUNT);
    const seen = await Promise.all(
      group.map((time, place) =>
        countView(db, { campaignId: CAMPAIGN_ID, userId: String(first + place + 1), nowMs: startMs + time }),
      ),
    );
    for (const [place, time] of group.entries()) {
      const hour = hours[Math.floor(time / HOUR_MS)];
      if (hour === undefined) continue;
      hour.came += 1;
      if (seen[place]) hour.shown += 1;
    }
  }
  return hours;
}

const db = await openPglite({});
try {
  await migrate(db);
  const startMs = Date.UTC(2026, 10, 29);
  const times = arrivals(Number(values.readers));
  await fill(db, times.length, startMs);
  const began = performance.now();
  const hours = await day(db, times, startMs);
  const perReaderMs = (performance.now() - began) / times.length;
  const shown = hours.map((hour) => hour.shown);
  const came = hours.map((hour) => hour.came);
  const even = GOAL_COUNT / HOUR_COUNT;
  const sum = shown.reduce((total, count) => total + count, 0);
  const first = times[GOAL_COUNT - 1] ?? 0;
  const ratio = (value: number) => value.toFixed(2);
  console.log(`readers by hour, busiest to quietest: ${ratio(Math.max(...came) / Math.min(...came))}`);
  console.log(`shown in the busiest hour, by an even share: ${ratio(Math.max(...shown) / even)}`);
  console.log(`shown in the quietest hour, by an even share: ${ratio(Math.min(...shown) / even)}`);
  console.log(`shown in all, by what was paid: ${(sum / GOAL_COUNT).toFixed(4)}`);
  console.log(`unpaced it would be over after ${(first / HOUR_MS).toFixed(1)} hours`);
  console.log(`a reader takes ${perReaderMs.toFixed(2)} ms`);
} finally {
  await db.close();
}
