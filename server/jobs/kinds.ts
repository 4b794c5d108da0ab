import type { Queue } from 'pg-boss';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** Name of the dead-letter queue. */
export const DEAD = 'dead';

/** Defaults of every kind: retries with growing pauses, then the dead-letter queue. */
const usual = {
  retryBackoff: true,
  deadLetter: DEAD,
  // Completed jobs stay for a while to be counted.
  deleteAfterSeconds: HOUR_SECONDS,
  // A process that died is detected by missing heartbeats; another one takes over.
  heartbeatSeconds: 30,
  notify: true,
} as const satisfies Omit<Queue, 'name'>;

/** Seconds between two polls for jobs that no notification announced, such as due retries. */
export const POLL_INTERVAL_SECONDS = 5;

/** A kind of job with its payload. */
type Kind<Data> = {
  /** Retry policy. Pauses double from `retryDelay` seconds on. */
  queue: Omit<Queue, 'name'>;
  /** Number of jobs that a process takes at once and works through one after the other. */
  batchSize: number;
  /** Type of the payload; never set. */
  data?: Data;
};
type NoData = Record<string, never>;

/**
 * Declares a kind of job. Credentials must be encrypted in its payload, because it can be read in the database.
 *
 * @param queue retry policy, added to the defaults
 */
function kind<Data = NoData>(
  queue: Omit<Queue, 'name'> & { retryLimit: number; expireInSeconds: number },
  batchSize = 1,
): Kind<Data> {
  return { queue: { ...usual, ...queue }, batchSize };
}

/** Kinds of jobs. The module that does the work declares the worker in its `module.ts`. */
export const KINDS = {
  /** Publishes due posts. The job recurs, so a failed one is retried only once. */
  publish: kind({ retryLimit: 1, expireInSeconds: 10 * MINUTE_SECONDS }),
  /** Deletes expired data: sessions, links, archives, deleted accounts. */
  'clean-up': kind({ retryLimit: 3, retryDelay: 30, expireInSeconds: HOUR_SECONDS }),
  /**
   * Sends an encrypted e-mail, the delivery of that id. Mail servers can be down for hours: retried for a day and a half.
   * Jobs that were queued before deliveries were recorded have no id.
   */
  mail: kind<{ id?: string; sealed: string }>(
    { retryLimit: 10, retryDelay: 60, retryDelayMax: 6 * HOUR_SECONDS, expireInSeconds: 5 * MINUTE_SECONDS },
    5,
  ),
  /** Sends pending push messages. Those that a push service did not accept are sent by a later job. */
  push: kind({ retryLimit: 1, expireInSeconds: 10 * MINUTE_SECONDS }),
  /** Composes and queues the mails of the outbox that are due. Those that could not be composed follow in a later job. */
  'waiting-mails': kind({ retryLimit: 1, expireInSeconds: 30 * MINUTE_SECONDS }),
  /** Composes and queues digests that are due; one that dies continues in the next job. */
  digests: kind({ retryLimit: 1, expireInSeconds: 2 * HOUR_SECONDS }),
  /** Composes and queues news about the site for those who asked for them; one that dies continues in the next job. */
  'product-news': kind({ retryLimit: 1, expireInSeconds: 2 * HOUR_SECONDS }),
  /** Sends the notices of decisions of moderators of communities that are due. */
  'community-notices': kind({ retryLimit: 1, expireInSeconds: 10 * MINUTE_SECONDS }),
  /** Sends the notices of decisions of staff that are due, and ends suspensions of blogs. */
  'staff-decisions': kind({ retryLimit: 1, expireInSeconds: 10 * MINUTE_SECONDS }),
  /** Tells followers who asked for it of new posts in collections. */
  'collection-news': kind({ retryLimit: 1, expireInSeconds: 10 * MINUTE_SECONDS }),
  /** Tells those who run communities that nobody looks after them. */
  stewardship: kind({ retryLimit: 1, expireInSeconds: 10 * MINUTE_SECONDS }),
  /** Processes an uploaded file: reads and rewrites it once, which takes seconds. */
  upload: kind<{ id: string }>({ retryLimit: 3, retryDelay: 5, expireInSeconds: 30 * MINUTE_SECONDS }),
  /**
   * Converts audio or video to formats that every browser plays (decision 050). An unconvertible file is not retried.
   */
  media: kind<{ key: string }>({ retryLimit: 2, retryDelay: 30, expireInSeconds: 2 * HOUR_SECONDS }),
  /** Creates a member's archive of their data. */
  download: kind<{ id: string }>({
    retryLimit: 3,
    retryDelay: MINUTE_SECONDS,
    expireInSeconds: 12 * HOUR_SECONDS,
  }),
  /** Works off an event of a payment provider. */
  'payment-event': kind<{ provider: string; id: string }>({
    retryLimit: 10,
    retryDelay: 5,
    expireInSeconds: 5 * MINUTE_SECONDS,
  }),
  /** Decides a late payment of the test checkout, or how a dispute about one ends. */
  'test-payment': kind<{ id: string; disputeEnds?: 'won' | 'lost' }>({
    retryLimit: 3,
    retryDelay: 5,
    expireInSeconds: 5 * MINUTE_SECONDS,
  }),
  /** Charges what is due, and ends what was left open. The job recurs, so a failed one is retried only once. */
  payments: kind({ retryLimit: 1, expireInSeconds: 10 * MINUTE_SECONDS }),
  /** Pays out what blogs earned by memberships. The job recurs. */
  payouts: kind({ retryLimit: 1, expireInSeconds: 10 * MINUTE_SECONDS }),
  /** Asks whether accounts for payouts that are being set up are complete. The job recurs. */
  'payout-accounts': kind({ retryLimit: 1, expireInSeconds: 10 * MINUTE_SECONDS }),
  /** Begins campaigns of blaze, and ends those that are over. */
  campaigns: kind({ retryLimit: 1, expireInSeconds: 10 * MINUTE_SECONDS }),
  /** Orders domains at the registrar, looks at connected ones, and ends those that lapsed. The job recurs. */
  domains: kind({ retryLimit: 1, expireInSeconds: 10 * MINUTE_SECONDS }),
  /** Orders certificates for domains, and renews them before they end. The job recurs. */
  certificates: kind({ retryLimit: 1, expireInSeconds: 30 * MINUTE_SECONDS }),
  /** Makes the partitions of the days ahead and sums up the events of today and yesterday. The job recurs. */
  analytics: kind({ retryLimit: 1, expireInSeconds: 30 * MINUTE_SECONDS }),
};

export type JobKind = keyof typeof KINDS;

/** Payload of each kind. */
export type JobData = { [Kind in JobKind]: NonNullable<(typeof KINDS)[Kind]['data']> };

/** Kinds of jobs that recur at an interval. */
export type RecurringKind =
  | 'publish'
  | 'clean-up'
  | 'push'
  | 'waiting-mails'
  | 'digests'
  | 'product-news'
  | 'stewardship'
  | 'community-notices'
  | 'staff-decisions'
  | 'collection-news'
  | 'payments'
  | 'payouts'
  | 'payout-accounts'
  | 'campaigns'
  | 'domains'
  | 'certificates'
  | 'analytics';

/** Failed jobs stay in the dead-letter queue for a month. */
export const DEAD_QUEUE = {
  deleteAfterSeconds: 30 * DAY_SECONDS,
  retentionSeconds: 30 * DAY_SECONDS,
} as const;
