import type { Queue } from 'pg-boss';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Where what failed for good waits for somebody to look at it. */
export const DEAD = 'dead';

/** What every kind begins with: retries with growing pauses, and a place to go to when they are used up. */
const usual = {
  retryBackoff: true,
  deadLetter: DEAD,
  // What is done is kept for a while to be counted.
  deleteAfterSeconds: HOUR,
  // A process that died is noticed by its silence; another one takes over.
  heartbeatSeconds: 30,
  notify: true,
} as const satisfies Omit<Queue, 'name'>;

/** A worker looks so often for what nobody told it of (retries that are due), in seconds. */
export const LOOK_EVERY = 5;

/**
 * The kinds of work that go on behind calls, and how stubbornly each is tried. Pauses double from `retryDelay` seconds
 * on.
 */
export const KINDS = {
  /** Posts whose time has come. The next look comes by itself, so a failed one is tried at once and then left. */
  publish: { ...usual, retryLimit: 1, expireInSeconds: 10 * MINUTE },
  /** Everything that has had its time: sessions, links, archives, accounts that were left. */
  'clean-up': { ...usual, retryLimit: 3, retryDelay: 30, expireInSeconds: HOUR },
  /** A letter, sealed. Mail servers are away for hours: tried for a day and a half. */
  mail: { ...usual, retryLimit: 10, retryDelay: 60, retryDelayMax: 6 * HOUR, expireInSeconds: 5 * MINUTE },
  /** What waits to be told to members' devices. What a push service did not take comes with a later look. */
  push: { ...usual, retryLimit: 1, expireInSeconds: 10 * MINUTE },
  /** The file of an upload is taken in: read once and written anew, a matter of seconds. */
  upload: { ...usual, retryLimit: 3, retryDelay: 5, expireInSeconds: 30 * MINUTE },
  /** A sound or film is made into what every browser plays (decision 050). What cannot be made is not tried again. */
  media: { ...usual, retryLimit: 2, retryDelay: 30, expireInSeconds: 2 * HOUR },
  /** A member's archive of their data. */
  download: { ...usual, retryLimit: 3, retryDelay: MINUTE, expireInSeconds: 12 * HOUR },
} as const satisfies Record<string, Omit<Queue, 'name'>>;

/** So many of a kind a process takes at a time, to do them one after the other. */
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

/** What each kind is told. Nothing that lets somebody in stands in it unsealed: it can be read in the database. */
export type JobData = {
  publish: Record<string, never>;
  'clean-up': Record<string, never>;
  mail: { sealed: string };
  push: Record<string, never>;
  upload: { id: string };
  media: { key: string };
  download: { id: string };
};

/** The queue of what failed is kept for a month. */
export const DEAD_QUEUE = { deleteAfterSeconds: 30 * DAY, retentionSeconds: 30 * DAY } as const;
