import type { Tables } from '#generated/schema.ts';
import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { deleteNotifications, notifyOfFlag } from '#server/notifications/notifications-repository.ts';

type ReviewItem = components['schemas']['ReviewItem'];

/** A post that the site labelled or took down. Times are seconds since 1970. */
export interface FlagRow
  extends Columns<
    'post_flags',
    'id' | 'blog_id' | 'post_id' | 'reason' | 'outcome' | 'state' | 'appeal_text' | 'answer'
  > {
  /** Position in the list. */
  position: Tables['post_flags']['id'];
  reason: ReviewItem['reason'];
  outcome: ReviewItem['outcome'];
  /** Message to its author; empty for none. */
  message: Tables['post_flags']['message'];
  state: ReviewItem['state'];
  flagged: number;
  appealed: number | null;
  decided: number | null;
}

const seconds = (column: string) => `floor(extract(epoch from f.${column}))::float8`;
const COLUMNS = `f.id, f.id as position, f.blog_id, f.post_id, f.reason, f.outcome, f.message, f.state, f.appeal_text, f.answer,
  ${seconds('flagged_at')} as flagged, ${seconds('appealed_at')} as appealed, ${seconds('decided_at')} as decided`;
/** SQL for flags of posts that are not deleted. */
const FLAGS = `post_flags f join posts p on p.blog_id = f.blog_id and p.id = f.post_id and p.state <> 'deleted'`;

/** Returns flags of a blog's posts below a position, the last flagged first. */
export function flagsOfBlog(
  db: Queryable,
  blogId: string,
  { below, limit }: { below: string | undefined; limit: number },
): Promise<FlagRow[]> {
  return db.query<FlagRow>(
    `select ${COLUMNS} from ${FLAGS} where f.blog_id = $1 and ($2::bigint is null or f.id < $2)
      order by f.id desc limit $3`,
    [blogId, below ?? null, limit],
  );
}

/** Counts the flags of a blog's posts. */
export async function countFlagsOfBlog(db: Queryable, blogId: string): Promise<number> {
  const sql = `select count(*)::int as count from ${FLAGS} where f.blog_id = $1`;
  return (await first<{ count: number }>(db, sql, [blogId]))?.count ?? 0;
}

/** Returns flags whose appeal is in this state, after a position, the first flagged first. */
export function flagsInState(
  db: Queryable,
  state: FlagRow['state'],
  { after, limit }: { after: string | undefined; limit: number },
): Promise<FlagRow[]> {
  return db.query<FlagRow>(
    `select ${COLUMNS} from ${FLAGS} where f.state = $1 and ($2::bigint is null or f.id > $2)
      order by f.id limit $3`,
    [state, after ?? null, limit],
  );
}

/** Counts the flags in a state. */
export async function countFlagsInState(db: Queryable, state: FlagRow['state']): Promise<number> {
  const sql = `select count(*)::int as count from ${FLAGS} where f.state = $1`;
  return (await first<{ count: number }>(db, sql, [state]))?.count ?? 0;
}

/** Returns a flag of a post that is not deleted. */
export function flagById(db: Queryable, id: string): Promise<FlagRow | undefined> {
  return first<FlagRow>(db, `select ${COLUMNS} from ${FLAGS} where f.id = $1`, [id]);
}

/** Returns the last flag of a post. */
export function lastFlagOf(db: Queryable, blogId: string, postId: string): Promise<FlagRow | undefined> {
  return first<FlagRow>(
    db,
    `select ${COLUMNS} from ${FLAGS} where f.blog_id = $1 and f.post_id = $2 order by f.id desc limit 1`,
    [blogId, postId],
  );
}

/**
 * Removes a post's flag without a notification, when staff revert their decision. The result of a granted appeal stays
 * visible.
 */
export async function lowerFlag(tx: Queryable, blogId: string, postId: string): Promise<void> {
  const gone = await tx.query<Columns<'post_flags', 'id'>>(
    `delete from post_flags where blog_id = $1 and post_id = $2 and state <> 'appeal_accepted' returning id`,
    [blogId, postId],
  );
  for (const { id } of gone) await deleteNotifications(tx, id);
}

/** Flags a post, replacing its flag, and notifies its blog. */
export async function raiseFlag(
  tx: Queryable,
  blogId: string,
  postId: string,
  flag: Pick<FlagRow, 'reason' | 'outcome' | 'message'>,
): Promise<void> {
  await lowerFlag(tx, blogId, postId);
  const row = await first<Columns<'post_flags', 'id'>>(
    tx,
    `insert into post_flags (blog_id, post_id, reason, outcome, message) values ($1, $2, $3, $4, $5) returning id`,
    [blogId, postId, flag.reason, flag.outcome, flag.message],
  );
  if (row) await notifyOfFlag(tx, row.id, 'flag');
}

/** Stores an appeal. Returns false when the post has no flag without an appeal. */
export async function appealFlag(
  tx: Queryable,
  blogId: string,
  postId: string,
  text: string,
): Promise<boolean> {
  const rows = await tx.query(
    `update post_flags set state = 'in_review', appeal_text = $3, appealed_at = now()
      where blog_id = $1 and post_id = $2 and state = 'flagged' returning id`,
    [blogId, postId, text],
  );
  return rows.length > 0;
}

/** Decides an appeal and notifies the blog. Returns false when none is pending. */
export async function decideAppeal(
  tx: Queryable,
  id: string,
  isAccepted: boolean,
  answer: string,
): Promise<boolean> {
  const state = isAccepted ? 'appeal_accepted' : 'appeal_rejected';
  const rows = await tx.query(
    `update post_flags set state = $2, answer = $3, decided_at = now() where id = $1 and state = 'in_review' returning id`,
    [id, state, answer],
  );
  if (rows.length > 0)
    await notifyOfFlag(tx, id, state === 'appeal_accepted' ? 'appealAccepted' : 'appealRejected');
  return rows.length > 0;
}
