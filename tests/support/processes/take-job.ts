/**
 * A process of the site that takes one job from the given database, does half of it, reports that, and never ends it.
 */

import { openPostgres } from '#server/db/postgres.ts';
import { JobsQueue } from '#server/jobs/jobs-queue.ts';

const db = openPostgres({ url: process.argv[2] ?? '', connections: 2 });
const queue = new JobsQueue({ db, log: console, lookEvery: 0.5 });
const nothing = async (): Promise<void> => {};
queue.doneBy({
  publish: nothing,
  'clean-up': nothing,
  mail: nothing,
  push: nothing,
  'waiting-mails': nothing,
  digests: nothing,
  'product-news': nothing,
  stewardship: nothing,
  'community-notices': nothing,
  'staff-decisions': nothing,
  'collection-news': nothing,
  'payment-event': nothing,
  'test-payment': nothing,
  payments: nothing,
  'payout-accounts': nothing,
  payouts: nothing,
  campaigns: nothing,
  domains: nothing,
  certificates: nothing,
  analytics: nothing,
  upload: nothing,
  media: nothing,
  download: async ({ id }) => {
    // The database rolls this back when the process ends.
    await db.transaction(
      async (tx) => {
        await tx.query('insert into done_by_test (id) values ($1)', [id]);
        console.log('taken');
        await new Promise((never) => setInterval(never, 60_000));
      },
      { isLong: true },
    );
  },
});
await queue.start();
