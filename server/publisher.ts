import type { Database } from './db/database.ts';
import { publishDue } from './modules/posts/writing/publish-due.ts';

/** Between two looks for posts that are due, in milliseconds: how late one may be. */
const LOOK_EVERY = 5000;

export interface PublisherOptions {
  db: Database;
  log: { warn(about: object, message: string): void };
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Milliseconds between two looks. */
  every?: number;
}

/**
 * Publishes scheduled and queued posts as their time comes, for as long as the process runs. Every process of a site has
 * one; they share the work.
 *
 * @returns what ends it, once the post it is at is out
 */
export function startPublisher({
  db,
  log,
  now = Date.now,
  every = LOOK_EVERY,
}: PublisherOptions): () => Promise<void> {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  const look = async (): Promise<void> => {
    try {
      await publishDue({
        db,
        now: now(),
        signal: ending.signal,
        onFault: (error, about) => log.warn({ err: error, ...about }, 'a post could not be published'),
      });
    } catch (error) {
      log.warn({ err: error }, 'looking for posts to publish failed');
    }
    if (!ending.signal.aborted) wait();
  };
  const wait = (): void => {
    timer = setTimeout(() => {
      round = look();
    }, every);
    timer.unref();
  };
  // At once: what came due while the site was down has waited long enough.
  round = look();
  return async () => {
    ending.abort();
    clearTimeout(timer);
    await round;
  };
}
