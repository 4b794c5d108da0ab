import type { Database, Transaction } from '#server/db/database.ts';
import { firstInQueue, lockDuePost, lockDueQueue, setNextAt } from '../queue/queue-repository.ts';
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
  /** Told of what could not be published; the next round tries it again. */
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
    const release = await releasePost(tx, blogId, postId, { from: 'queued', tag });
    // Somebody took it out meanwhile: the time belongs to the next post, in another turn.
    if (release !== 'published') return;
  }
  const goesOn = await firstInQueue(tx, blogId);
  await setNextAt(tx, blogId, goesOn ? nextSlot(queue, Math.max(now, queue.nextAt ?? now)) : null);
};

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
      failed.push(nameOf(taken.subject));
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
