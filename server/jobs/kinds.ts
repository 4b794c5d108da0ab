import type { Queue } from 'pg-boss';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Name of the dead-letter queue. */
export const DEAD = 'dead';

/** Defaults of every kind: retries with growing pauses, then the dead-letter queue. */
const usual = {
  retryBackoff: true,
  deadLetter: DEAD,
  // Completed jobs stay for a while to be counted.
  deleteAfterSeconds: HOUR,
  // A process that died is detected by missing heartbeats; another one takes over.
  heartbeatSeconds: 30,
  notify: true,
} as const satisfies Omit<Queue, 'name'>;

/** Seconds between two polls for jobs that no notification announced, such as due retries. */
export const LOOK_EVERY = 5;

/** Kinds of jobs and their retry policies. Pauses double from `retryDelay` seconds on. */
export const KINDS = {
  /** Publishes due posts. The job recurs, so a failed one is retried only once. */
  publish: { ...usual, retryLimit: 1, expireInSeconds: 10 * MINUTE },
  /** Deletes expired data: sessions, links, archives, deleted accounts. */
  'clean-up': { ...usual, retryLimit: 3, retryDelay: 30, expireInSeconds: HOUR },
  /** Sends an encrypted e-mail. Mail servers can be down for hours: retried for a day and a half. */
  mail: { ...usual, retryLimit: 10, retryDelay: 60, retryDelayMax: 6 * HOUR, expireInSeconds: 5 * MINUTE },
  /** Sends pending push messages. Those that a push service did not accept are sent by a later job. */
  push: { ...usual, retryLimit: 1, expireInSeconds: 10 * MINUTE },
  /** Processes an uploaded file: reads and rewrites it once, which takes seconds. */
  upload: { ...usual, retryLimit: 3, retryDelay: 5, expireInSeconds: 30 * MINUTE },
  /**
   * Converts audio or video to formats that every browser plays (decision 050). An unconvertible file is not retried.
   */
  media: { ...usual, retryLimit: 2, retryDelay: 30, expireInSeconds: 2 * HOUR },
  /** Creates a member's archive of their data. */
  download: { ...usual, retryLimit: 3, retryDelay: MINUTE, expireInSeconds: 12 * HOUR },
} as const satisfies Record<string, Omit<Queue, 'name'>>;

/** Batch size of each kind, which a process works through one after the other. */
export const AT_ONCE: Readonly<Record<keyof typeof KINDS, number>> = {
  publish: 1,
  'clean-up': 1,
  mail: 5,
  push: 1,
  upload: 1,
  media: 1,
  download: 1,
};

export type JobKind = keyof typeof KINDS;

/** Payload of each kind. Credentials must be encrypted in it, because it can be read in the database. */
export type JobData = {
  publish: Record<string, never>;
  'clean-up': Record<string, never>;
  mail: { sealed: string };
  push: Record<string, never>;
  upload: { id: string };
  media: { key: string };
  download: { id: string };
};

/** Failed jobs stay in the dead-letter queue for a month. */
export const DEAD_QUEUE = { deleteAfterSeconds: 30 * DAY, retentionSeconds: 30 * DAY } as const;
