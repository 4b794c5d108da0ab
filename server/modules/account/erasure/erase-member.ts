import type { Database, Queryable } from '#server/db/database.ts';
import { deleteFollow } from '#server/entities/blog/repository.ts';
import { closeAccount } from '#server/entities/user/repository.ts';
import { deleteLike } from '#server/modules/notes/likes/likes-repository.ts';
import { type ReplyRow, removeReply } from '#server/modules/notes/replies-repository.ts';
import { removePost } from '#server/modules/posts/compose/write-repository.ts';
import { deleteTagFollow } from '#server/modules/tags/tag-repository.ts';
import type { Services } from '#server/services.ts';
import {
  blankBlogs,
  dropUnreadParts,
  dropWhatHangsOn,
  dueMembers,
  followsLeft,
  isDue,
  likesLeft,
  markErased,
  postsLeft,
  repliesLeft,
  tagsLeft,
  uploadsLeft,
} from './erase-repository.ts';

/** Number of rows per transaction, so that no lock is held for long. */
const BATCH = 50;
/** Number of members erased per round. */
const MEMBERS = 20;

/** Loads and processes batches until none is left. Stops when a row remains after processing. */
async function emptied<Row>(
  db: Database,
  left: (db: Queryable, count: number) => Promise<Row[]>,
  take: (tx: Queryable, row: Row) => Promise<unknown>,
): Promise<void> {
  for (let before = ''; ; ) {
    const rows = await left(db, BATCH);
    const now = JSON.stringify(rows);
    if (rows.length === 0 || now === before) return;
    before = now;
    await db.transaction(async (tx) => {
      for (const row of rows) await take(tx, row);
    });
  }
}

/**
 * Erases the posts, likes, follows, uploads and settings of a deleted member. Counted rows are removed one by one so
 * that counters stay correct; the rest follows the schema's cascades. Emptied posts stay because reblogs refer to them;
 * account and blogs stay as rows without content. Idempotent: continues after an interruption.
 */
export async function eraseMember(db: Database, { media }: Services, userId: string): Promise<void> {
  const isGone = await db.transaction(async (tx) => {
    const due = await isDue(tx, userId);
    if (due) await closeAccount(tx, userId);
    return due;
  });
  if (!isGone) return;
  await emptied(
    db,
    (tx, count) => postsLeft(tx, userId, count),
    (tx, { id, blog_id }) => removePost(tx, blog_id, id),
  );
  await emptied(db, (tx, count) => repliesLeft<ReplyRow>(tx, userId, count), removeReply);
  await emptied(
    db,
    (tx, count) => likesLeft(tx, userId, count),
    (tx, like) => deleteLike(tx, userId, like),
  );
  await emptied(
    db,
    (tx, count) => followsLeft(tx, userId, count),
    (tx, blogId) => deleteFollow(tx, userId, blogId),
  );
  await emptied(
    db,
    (tx, count) => tagsLeft(tx, userId, count),
    (tx, tag) => deleteTagFollow(tx, userId, tag),
  );
  await db.transaction((tx) => blankBlogs(tx, userId));
  for (
    let keys = await uploadsLeft(db, userId, BATCH);
    keys.length > 0;
    keys = await uploadsLeft(db, userId, BATCH)
  )
    await media.remove(keys);
  await db.transaction(async (tx) => {
    await dropUnreadParts(tx, userId);
    await dropWhatHangsOn(tx, userId);
    await markErased(tx, userId);
  });
}

/** Erases the members whose restoration time is over. Called periodically. */
export async function eraseDue(db: Database, services: Services): Promise<void> {
  for (const userId of await dueMembers(db, MEMBERS)) await eraseMember(db, services, userId);
}
