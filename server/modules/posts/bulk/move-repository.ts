import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { recordFormerAddress } from '#server/entities/post/moved-repository.ts';
import { lockPost, published } from '../compose/write-repository.ts';
import { announcePost, withdrawPost } from '../publishing/publish-repository.ts';

/** Source and target of a move: the ids of the blogs. */
export interface MoveDirection {
  from: string;
  to: string;
}

/**
 * Updates the rows that refer to a post and its blog without a foreign key: likes, reports and notifications. The posts
 * must be locked and still be on the source blog.
 *
 * Notifications about members who write for the target blog stay behind, and so do the target blog's notifications
 * about the posts themselves: nobody is notified of their own actions or blog. They are hidden while the posts are
 * away.
 */
export async function moveDependents(
  tx: Queryable,
  ids: readonly string[],
  { from, to }: MoveDirection,
): Promise<void> {
  const way = [ids, from, to];
  await tx.query('update likes set blog_id = $3 where post_id = any($1::bigint[]) and blog_id = $2', way);
  await tx.query(
    'update promotions set blog_id = $3 where blog_id = $2 and post_id = any($1::bigint[])',
    way,
  );
  await tx.query('update campaigns set blog_id = $3 where blog_id = $2 and post_id = any($1::bigint[])', way);
  await tx.query('update house_ads set blog_id = $3 where blog_id = $2 and post_id = any($1::bigint[])', way);
  await tx.query('update reports set blog_id = $3 where blog_id = $2 and post_id = any($1::bigint[])', way);
  await tx.query(
    `update notifications n set blog_id = $3 where n.blog_id = $2 and n.post_id = any($1::bigint[])
        and not exists (select 1 from blog_members own where own.blog_id = $3 and own.user_id = n.user_id)`,
    way,
  );
  await tx.query(
    `update notifications set other_blog_id = $3,
        actor_blog_id = case when actor_blog_id = $2 then $3 else actor_blog_id end
      where (subject_id = any($1::bigint[])
          or subject_id in (select id from replies where blog_id = $2 and post_id = any($1::bigint[])))
        and other_post_id = any($1::bigint[]) and other_blog_id = $2 and blog_id <> $3`,
    way,
  );
}

/**
 * Moves a locked post to another blog with all dependent rows; those with a foreign key follow by cascade (migration
 * 084). Sends no notifications, because the post is not new. In a queue it comes last, and it loses its pin.
 */
async function relocate(tx: Queryable, id: string, { from, to }: MoveDirection): Promise<boolean> {
  const row = await lockPost(tx, from, id);
  if (!row) return false;
  const isOut = row.state === 'published' && row.position !== null;
  const position = row.position ?? '';
  if (isOut) await withdrawPost(tx, published(from, id, row, position));
  await tx.query(
    `update posts set blog_id = $3, root_blog_id = case when parent_post_id is null then $3 else root_blog_id end,
        queue_rank = case when state = 'queued' then next_id() end, is_pinned = false, version = version + 1
      where blog_id = $1 and id = $2`,
    [from, id, to],
  );
  await recordFormerAddress(tx, id, { from, to });
  if (isOut) await announcePost(tx, { ...published(to, id, row, position), isNews: false });
  return true;
}

/** Moves a post to another blog so that it can be undone. Returns true when the post existed. */
export async function moveUndoably(
  tx: Queryable,
  changeId: string,
  id: string,
  way: MoveDirection,
): Promise<boolean> {
  await tx.query(
    `insert into bulk_change_posts (change_id, blog_id, post_id, before, version)
     select $1, p.blog_id, p.id, jsonb_build_object('moved_to', $4::text, 'is_pinned', p.is_pinned,
         'queue_rank', p.queue_rank), p.version + 1
       from posts p where p.blog_id = $2 and p.id = $3`,
    [changeId, way.from, id, way.to],
  );
  return relocate(tx, id, way);
}

/** Returns the blog that a member's change moved posts to; undefined for a change of another kind. */
export async function movedByChange(
  tx: Queryable,
  changeId: string,
  { blogId, userId }: { blogId: string; userId: string },
): Promise<Columns<'blogs', 'id' | 'timezone'> | undefined> {
  return first(
    tx,
    `select b.id, b.timezone from bulk_changes c join bulk_change_posts p on p.change_id = c.id
       join blogs b on b.id = (p.before ->> 'moved_to')::bigint
      where c.id = $1 and c.blog_id = $2 and c.user_id = $3 limit 1`,
    [changeId, blogId, userId],
  );
}

/** Locks the posts of a change that are unmodified since, in the common lock order. */
async function lockMoved(
  tx: Queryable,
  changeId: string,
): Promise<readonly Columns<'posts', 'id' | 'state'>[]> {
  return tx.query(
    `select p.id, p.state from posts p join bulk_change_posts c on c.blog_id = p.blog_id and c.post_id = p.id
      where c.change_id = $1 and p.version = c.version and p.state <> 'deleted' order by p.id for update of p`,
    [changeId],
  );
}

/**
 * Moves posts back from where a change moved them: each to its position in the queue, and pinned unless another post is
 * pinned by now. Posts that were modified since stay where they are.
 *
 * @param checkQueueSpace called with the number of posts that return into the queue
 * @returns the ids of those that were moved back
 */
export async function moveBack(
  tx: Queryable,
  changeId: string,
  way: MoveDirection,
  checkQueueSpace: (queued: number) => Promise<void>,
): Promise<string[]> {
  const rows = await lockMoved(tx, changeId);
  const ids = rows.map(({ id }) => id);
  await checkQueueSpace(rows.filter(({ state }) => state === 'queued').length);
  await moveDependents(tx, ids, way);
  for (const id of ids) await relocate(tx, id, way);
  await tx.query(
    `update posts p set queue_rank = case when p.state = 'queued' then (c.before ->> 'queue_rank')::bigint end,
        is_pinned = (c.before ->> 'is_pinned')::boolean and p.state = 'published' and not exists (
          select 1 from posts o where o.blog_id = p.blog_id and o.is_pinned and o.id <> p.id)
       from bulk_change_posts c
      where c.change_id = $1 and c.post_id = p.id and p.blog_id = $2 and p.id = any($3::bigint[])`,
    [changeId, way.to, ids],
  );
  return ids;
}

/** Locks a member's admin roles on these blogs until the transaction ends. Returns their number. */
export async function lockAdminRoles(
  tx: Queryable,
  blogIds: readonly string[],
  userId: string,
): Promise<number> {
  const roles = await tx.query(
    "select 1 from blog_members where blog_id = any($1::bigint[]) and user_id = $2 and role = 'admin' for share",
    [blogIds, userId],
  );
  return roles.length;
}
