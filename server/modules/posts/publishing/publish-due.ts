import { DomainError } from '#server/core/errors.ts';
import { type Database, DatabaseFault, type Transaction } from '#server/db/database.ts';
import { notifyOfFault } from '#server/notifications/notifications-repository.ts';
import type { PostScreen } from '#server/post-screen.ts';
import {
  firstInQueue,
  lockDuePost,
  lockDueQueue,
  returnToDrafts,
  setNextAt,
} from '../queue/queue-repository.ts';
import { nextSlot } from '../queue/queue-times.ts';
import { releasePost } from './release.ts';

/** A scheduled post, or the queue of a blog. */
interface Subject {
  blogId: string;
  postId?: string;
}

export interface PublishRound {
  db: Database;
  /** Milliseconds since 1970. */
  now: number;
  /**
   * Called for what could not be published. A permanent fault sets the post aside; any other is retried in the next
   * round.
   */
  onFault: (error: unknown, about: Subject) => void;
  /** Screens each post that is published. */
  screenPost: PostScreen;
  /** Ends the round after the current post. */
  signal?: AbortSignal;
}

/** Locks the next due item, reports it before anything can fail, and publishes it. */
type Turn = (
  tx: Transaction,
  round: Pick<PublishRound, 'now' | 'screenPost'>,
  failed: readonly string[],
  take: (subject: Subject) => void,
) => Promise<unknown>;

/** Message for the author of an unknown fault; the log has the details. */
const UNKNOWN_FAULT =
  'Something in this post kept it from being published. Look through it and publish it again.';

/** Maximum number of items per round; the next round continues. */
const MAX_PER_ROUND = 1000;

/** Publishes one scheduled post that is due. */
const scheduledTurn: Turn = async (tx, { now, screenPost }, failed, take) => {
  const due = await lockDuePost(tx, now, failed);
  if (!due) return;
  take({ blogId: due.blogId, postId: due.id });
  await releasePost(tx, due.blogId, due.id, { from: 'queued', now, screenPost });
};

/** Publishes the first post of one queue that is due. After several missed times only one post is published. */
const queueTurn: Turn = async (tx, { now, screenPost }, failed, take) => {
  const queue = await lockDueQueue(tx, now, failed);
  if (!queue) return;
  const { blogId, tag } = queue;
  take({ blogId });
  const postId = await firstInQueue(tx, blogId);
  if (postId) {
    take({ blogId, postId });
    const release = await releasePost(tx, blogId, postId, { from: 'queued', tag, now, screenPost });
    // The post left the queue meanwhile: the time goes to the next post, in another transaction.
    if (release === 'already' || release === 'gone') return;
  }
  const goesOn = await firstInQueue(tx, blogId);
  await setNextAt(tx, blogId, goesOn ? nextSlot(queue, Math.max(now, queue.nextAt ?? now)) : null);
};

/** SQLSTATE classes of data errors, which would fail again on retry. */
const PERMANENT_SQLSTATE = /^(?:22|23|54)/;

/** Returns true when the post itself is at fault: its data cannot be written. */
function isLasting(error: unknown): boolean {
  if (error instanceof DatabaseFault) return PERMANENT_SQLSTATE.test(error.code);
  return error instanceof DomainError || error instanceof TypeError || error instanceof RangeError;
}

/** Sets aside a post that can never be published, so that those behind it are. Returns true when it did. */
async function movedAside(db: Database, error: unknown, { blogId, postId }: Subject): Promise<boolean> {
  if (!postId || !isLasting(error)) return false;
  const why = error instanceof DomainError ? (error.causes[0]?.detail ?? UNKNOWN_FAULT) : UNKNOWN_FAULT;
  return db.transaction(async (tx) => {
    if (!(await returnToDrafts(tx, blogId, postId, why))) return false;
    await notifyOfFault(tx, blogId, postId);
    return true;
  });
}

/**
 * Processes items until nothing is due. Each has its own transaction, so that one failure does not delay the others.
 */
async function takeTurns(
  round: PublishRound,
  turn: Turn,
  nameOf: (subject: Subject) => string,
): Promise<number> {
  const { db, onFault, signal } = round;
  const failed: string[] = [];
  for (let turns = 0; turns < MAX_PER_ROUND && !signal?.aborted; turns += 1) {
    const taken: { subject?: Subject } = {};
    try {
      await db.transaction((tx) => {
        delete taken.subject;
        return turn(tx, round, failed, (subject) => {
          taken.subject = subject;
        });
      });
      if (!taken.subject) return turns;
    } catch (error) {
      // Without a subject the database failed, not a post.
      if (!taken.subject) throw error;
      if (!(await movedAside(db, error, taken.subject))) failed.push(nameOf(taken.subject));
      onFault(error, taken.subject);
    }
  }
  return MAX_PER_ROUND;
}

/**
 * Publishes everything that is due: scheduled posts, and the next post of every queue whose time has come (decision
 * 016). Safe to run in several processes at once; each post is published once.
 */
export async function publishDue(round: PublishRound): Promise<void> {
  await takeTurns(round, scheduledTurn, ({ postId }) => postId ?? '0');
  await takeTurns(round, queueTurn, ({ blogId }) => blogId);
}
