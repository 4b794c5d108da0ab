import type { Tables } from '#generated/schema.ts';
import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import {
  deleteNotifications,
  deleteNotificationsOf,
} from '#server/notifications/notifications-repository.ts';

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

/** Returns flags by their ids. */
export async function flagsByIds(db: Queryable, ids: readonly string[]): Promise<FlagRow[]> {
  if (ids.length === 0) return [];
  return db.query<FlagRow>(`select ${COLUMNS} from ${FLAGS} where f.id = any($1::bigint[])`, [ids]);
}

/** Returns a flag of a post that is not deleted, and locks the post and then the flag. */
export async function lockFlag(tx: Queryable, id: string): Promise<FlagRow | undefined> {
  await tx.query(
    `select p.id from posts p join post_flags f on f.blog_id = p.blog_id and f.post_id = p.id where f.id = $1
      for update of p`,
    [id],
  );
  return first<FlagRow>(tx, `select ${COLUMNS} from ${FLAGS} where f.id = $1 for update of f`, [id]);
}

/** Returns the flag that lies on a post as the text of a row, which keeps its long ids; undefined when there is none. */
export async function flagRowOf(tx: Queryable, blogId: string, postId: string): Promise<string | undefined> {
  const row = await first<{ flag: string }>(
    tx,
    `select to_jsonb(f)::text as flag from post_flags f where blog_id = $1 and post_id = $2 and state <> 'appeal_accepted'
      for update`,
    [blogId, postId],
  );
  return row?.flag;
}

/** Puts a flag back that a decision had taken away, unless another one lies on the post. */
export async function putFlagBack(tx: Queryable, flag: string): Promise<void> {
  await tx.query(
    'insert into post_flags select * from jsonb_populate_record(null::post_flags, $1::text::jsonb) on conflict do nothing',
    [flag],
  );
}

/** Changes what the author of a flagged post reads. */
export async function setFlagWords(
  tx: Queryable,
  id: string,
  { reason, message }: Pick<FlagRow, 'reason' | 'message'>,
): Promise<void> {
  await tx.query('update post_flags set reason = $2, message = $3 where id = $1', [id, reason, message]);
}

/** Changes the answer to an appeal. */
export async function setAppealAnswer(tx: Queryable, id: string, answer: string): Promise<void> {
  await tx.query('update post_flags set answer = $2 where id = $1', [id, answer]);
}

/**
 * Opens an appeal again whose decision is undone, and takes its notification back. Returns false when another flag lies
 * on the post since.
 */
export async function reopenAppeal(tx: Queryable, id: string): Promise<boolean> {
  const rows = await tx.query(
    `update post_flags f set state = 'in_review', answer = '', decided_at = null where f.id = $1
        and not exists (select 1 from post_flags o where o.blog_id = f.blog_id and o.post_id = f.post_id
          and o.id <> f.id and o.state <> 'appeal_accepted') returning f.id`,
    [id],
  );
  if (rows.length === 0) return false;
  await deleteNotificationsOf(tx, [id], ['post_appeal_accepted', 'post_appeal_rejected']);
  return true;
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

/** Flags a post, replacing its flag. Returns the id of the flag, of which its blog is notified later. */
export async function raiseFlag(
  tx: Queryable,
  blogId: string,
  postId: string,
  flag: Pick<FlagRow, 'reason' | 'outcome' | 'message'>,
): Promise<string | undefined> {
  await lowerFlag(tx, blogId, postId);
  const row = await first<Columns<'post_flags', 'id'>>(
    tx,
    `insert into post_flags (blog_id, post_id, reason, outcome, message) values ($1, $2, $3, $4, $5) returning id`,
    [blogId, postId, flag.reason, flag.outcome, flag.message],
  );
  return row?.id;
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

/** Decides an appeal, of which the blog is notified later. Returns false when none is pending. */
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
  return rows.length > 0;
}
