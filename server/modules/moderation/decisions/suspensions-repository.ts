import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** SQL that is true of decisions that keep a blog closed. */
const STANDING = `d.outcome = 'suspend' and d.revoked_at is null and d.replaced_by is null and d.ended_at is null`;

/** A blog that is about to be closed or opened. */
export interface BlogState {
  isSuspended: boolean;
  /** True when another decision keeps it closed. */
  isKeptClosed: boolean;
}

/** Locks a blog and returns its state, leaving one decision out. */
export async function lockBlogState(
  tx: Queryable,
  blogId: string,
  exceptDecisionId: string,
): Promise<BlogState> {
  const blog = await first<Columns<'blogs', 'state'> & { with_owner: boolean }>(
    tx,
    'select state, suspended_with_owner as with_owner from blogs where id = $1 for update',
    [blogId],
  );
  const standing = await first(
    tx,
    `select 1 from staff_decisions d where d.blog_id = $1 and d.id <> $2 and ${STANDING} limit 1`,
    [blogId, exceptDecisionId],
  );
  return {
    isSuspended: blog?.state === 'suspended' && !blog.with_owner,
    isKeptClosed: standing !== undefined,
  };
}

/** Returns true when a suspension is over that has not been ended. */
export async function hasOverdueSuspensions(db: Queryable): Promise<boolean> {
  const sql = `select 1 from staff_decisions d where d.until_at <= now() and ${STANDING} limit 1`;
  return (await first(db, sql, [])) !== undefined;
}

/** Returns the decisions whose suspension is over. */
export async function overdueSuspensions(db: Queryable): Promise<string[]> {
  const rows = await db.query<Columns<'staff_decisions', 'id'>>(
    `select d.id from staff_decisions d where d.until_at <= now() and ${STANDING} order by d.until_at limit 100`,
  );
  return rows.map(({ id }) => id);
}

/** Marks the suspension of a decision as ended. Returns false when it no longer holds. */
export async function markEnded(tx: Queryable, id: string): Promise<boolean> {
  const rows = await tx.query(
    `update staff_decisions d set ended_at = now() where d.id = $1 and d.until_at <= now() and ${STANDING} returning d.id`,
    [id],
  );
  return rows.length > 0;
}
