import { DomainError } from '#server/core/errors.ts';
import { type Database, DatabaseFault, type Transaction } from '#server/db/database.ts';
import { tellOfFault } from '#server/notifications/write-notifications.ts';
import { firstInQueue, lockDuePost, lockDueQueue, setAside, setNextAt } from '../queue/queue-repository.ts';
import { nextSlot } from '../queue/queue-times.ts';
import { releasePost } from './release.ts';

/** What a turn is about: a scheduled post, or the queue of a blog. */
interface Subject {
  blogId: string;
  postId?: string;
}

export interface PublishRound {
  db: Database;
  /** Milliseconds since 1970. */
  now: number;
  /** Told of what could not be published. A fault of the post moves it aside; of anything else, the next round tries again. */
  onFault: (error: unknown, about: Subject) => void;
  /** Ends the round after the post it is at. */
  signal?: AbortSignal;
}

/** Takes the next thing that is due, tells what it is before anything can fail, and publishes it. */
type Turn = (
  tx: Transaction,
  now: number,
  failed: readonly string[],
  take: (subject: Subject) => void,
) => Promise<unknown>;

/** What the author is told when all that is known is that it failed; the log says more. */
const UNKNOWN_FAULT =
  'Something in this post kept it from being published. Look through it and publish it again.';

/** After so many a round ends; the next one goes on. */
const MOST_PER_ROUND = 1000;

/** One scheduled post whose time has come. */
const scheduledTurn: Turn = async (tx, now, failed, take) => {
  const due = await lockDuePost(tx, now, failed);
  if (!due) return;
  take({ blogId: due.blogId, postId: due.id });
  await releasePost(tx, due.blogId, due.id, { from: 'queued' });
};

/** The first post of one queue whose time has come. However many times were missed, the queue goes on with one post. */
const queueTurn: Turn = async (tx, now, failed, take) => {
  const queue = await lockDueQueue(tx, now, failed);
  if (!queue) return;
  const { blogId, tag } = queue;
  take({ blogId });
  const postId = await firstInQueue(tx, blogId);
  if (postId) {
    take({ blogId, postId });
    const release = await releasePost(tx, blogId, postId, { from: 'queued', tag });
    // Somebody took it out meanwhile: the time belongs to the next post, in another turn.
    if (release === 'already' || release === 'gone') return;
  }
  const goesOn = await firstInQueue(tx, blogId);
  await setNextAt(tx, blogId, goesOn ? nextSlot(queue, Math.max(now, queue.nextAt ?? now)) : null);
};

/** SQLSTATE classes that say something of the data: it would fail the same way again. */
const LASTING = /^(?:22|23|54)/;

/** Whether it is the post's own fault: what it says cannot be written. */
function isLasting(error: unknown): boolean {
  if (error instanceof DatabaseFault) return LASTING.test(error.code);
  return error instanceof DomainError || error instanceof TypeError || error instanceof RangeError;
}

/** Takes a post that can never go out as it is out of the way, so that those behind it do. Answers whether it did. */
async function movedAside(db: Database, error: unknown, { blogId, postId }: Subject): Promise<boolean> {
  if (!postId || !isLasting(error)) return false;
  const why = error instanceof DomainError ? (error.causes[0]?.detail ?? UNKNOWN_FAULT) : UNKNOWN_FAULT;
  return db.transaction(async (tx) => {
    if (!(await setAside(tx, blogId, postId, why))) return false;
    await tellOfFault(tx, blogId, postId);
    return true;
  });
}

/** Turn by turn until nothing is due. Each is a transaction of its own, so one that fails keeps nobody waiting. */
async function takeTurns(
  round: PublishRound,
  turn: Turn,
  nameOf: (subject: Subject) => string,
): Promise<number> {
  const { db, now, onFault, signal } = round;
  const failed: string[] = [];
  for (let turns = 0; turns < MOST_PER_ROUND && !signal?.aborted; turns += 1) {
    const taken: { subject?: Subject } = {};
    try {
      await db.transaction((tx) => {
        delete taken.subject;
        return turn(tx, now, failed, (subject) => {
          taken.subject = subject;
        });
      });
      if (!taken.subject) return turns;
    } catch (error) {
      // Without a subject it is the database that fails, not a post.
      if (!taken.subject) throw error;
      if (!(await movedAside(db, error, taken.subject))) failed.push(nameOf(taken.subject));
      onFault(error, taken.subject);
    }
  }
  return MOST_PER_ROUND;
}

/**
 * Publishes everything that is due: scheduled posts whose time has come, and the next post of every queue whose time has
 * come (decision 016). Any number of processes may do so at once; each post goes out once.
 */
export async function publishDue(round: PublishRound): Promise<void> {
  await takeTurns(round, scheduledTurn, ({ postId }) => postId ?? '0');
  await takeTurns(round, queueTurn, ({ blogId }) => blogId);
}
