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

/** Rows that go in one transaction, so that none holds a busy member. */
const BATCH = 50;
/** Members emptied in one round. */
const MEMBERS = 20;

/** Asks for rows and deals with them until there are none. A row that stays all the same ends it. */
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
 * Takes away what a member who is gone wrote, liked, followed, uploaded and set. Counted things are counted down one by
 * one; the rest is what the schema says goes with them. Emptied posts stay as rows that reblogs hang on, the account and
 * its blogs as rows without words. Done again it goes on where it stopped.
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

/** Empties the members whose time is over. To be called now and then. */
export async function eraseDue(db: Database, services: Services): Promise<void> {
  for (const userId of await dueMembers(db, MEMBERS)) await eraseMember(db, services, userId);
}
