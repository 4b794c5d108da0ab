import { DomainError } from '#server/core/errors.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, json, type Queryable } from '#server/db/database.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import { type PostPlace, placeFor } from '#server/modules/posts/publishing/waiting-posts.ts';
import { lockPost, published, removePost } from '../compose/write-repository.ts';
import { announcePost, withdrawPost } from '../publishing/publish-repository.ts';
import type { PostChange } from './plan.ts';

/** Time in which a bulk change can be undone, in seconds. */
export const UNDO_SECONDS = 3600;

const PLACED = new Set(['published', 'private']);

/**
 * Starts an undoable bulk change. Also deletes changes whose undo time is over.
 *
 * @param now milliseconds since 1970
 * @returns end of the undo time, in seconds since 1970
 */
export async function beginChange(
  tx: Queryable,
  { id, blogId, userId, now }: { id: string; blogId: string; userId: string; now: number },
): Promise<number> {
  await deleteExpiredChanges(tx, now);
  const until = Math.floor(now / 1000) + UNDO_SECONDS;
  await tx.query(
    'insert into bulk_changes (id, blog_id, user_id, until) values ($1, $2, $3, to_timestamp($4))',
    [id, blogId, userId, until],
  );
  return until;
}

/** Deletes the stored state of changes whose undo time is over; the content of deleted posts is gone for good then. */
export async function deleteExpiredChanges(db: Queryable, now: number): Promise<void> {
  await db.query('delete from bulk_changes where until < to_timestamp($1)', [now / 1000]);
}

/** Stores the state of a post before it changes. Its row must be locked. */
async function keepBefore(
  tx: Queryable,
  changeId: string,
  blogId: string,
  id: string,
  kind: 'deleted' | 'changed',
): Promise<void> {
  // Ids are copied inside the database because they exceed JavaScript's safe integers.
  await tx.query(
    `insert into bulk_change_posts (change_id, blog_id, post_id, before, likes, polls, ballots, version)
     select $1, p.blog_id, p.id,
       case when $4 then to_jsonb(p) else jsonb_build_object('state', p.state, 'position', p.position, 'tags', p.tags,
         'labels', p.labels, 'content_rating', p.content_rating, 'published_at', p.published_at, 'publish_on', p.publish_on,
         'queue_rank', p.queue_rank, 'is_pinned', p.is_pinned, 'publish_fault', p.publish_fault,
         'edited_at', p.edited_at) end,
       case when $4 then coalesce((select jsonb_agg(to_jsonb(l)) from likes l where l.post_id = p.id), '[]') else '[]' end,
       case when $4 then coalesce((select jsonb_agg(to_jsonb(q)) from polls q
         where q.blog_id = p.blog_id and q.post_id = p.id), '[]') else '[]' end,
       case when $4 then coalesce((select jsonb_agg(to_jsonb(v)) from poll_ballots v join polls q on q.id = v.poll_id
         where q.blog_id = p.blog_id and q.post_id = p.id), '[]') else '[]' end,
       p.version + case when $4 then 0 else 1 end
       from posts p where p.blog_id = $2 and p.id = $3`,
    [changeId, blogId, id, kind === 'deleted'],
  );
}

/** Deletes a post so that it can be undone. Returns true when the post existed. */
export async function deleteUndoably(
  tx: Queryable,
  changeId: string,
  blogId: string,
  id: string,
): Promise<boolean> {
  if (!(await lockPost(tx, blogId, id))) return false;
  await keepBefore(tx, changeId, blogId, id, 'deleted');
  return removePost(tx, blogId, id);
}

/** Returns the state a post gets; `failed` when its audio or video could not be transcoded. */
async function placeInBulk(
  tx: Queryable,
  wanted: NonNullable<PostChange['state']>,
  { content }: Pick<PostRow, 'content'>,
): Promise<PostPlace | 'failed'> {
  try {
    return await placeFor(tx, wanted, content);
  } catch (error) {
    if (error instanceof DomainError) return 'failed';
    throw error;
  }
}

/** Changes a post so that it can be undone. Returns true when the post existed. */
export async function changeUndoably(
  tx: Queryable,
  changeId: string,
  blogId: string,
  id: string,
  change: PostChange,
): Promise<boolean> {
  const row = await lockPost(tx, blogId, id);
  if (!row) return false;
  const place = change.state && (await placeInBulk(tx, change.state, row));
  if (place === 'failed') return false;
  await keepBefore(tx, changeId, blogId, id, 'changed');
  if (row.state === 'published' && row.position) {
    await withdrawPost(tx, published(blogId, id, row, row.position));
  }
  const state = place?.state ?? row.state;
  const tags = [...(change.tags ?? row.tags)];
  const after = await first<Columns<'posts', 'position'>>(
    tx,
    `update posts set state = $3, position = case when $4 then coalesce(position, next_id()) end, tags = $5,
        labels = coalesce($6::jsonb, labels), content_rating = coalesce($7, content_rating),
        published_at = case when $4 then coalesce(published_at, now()) end,
        publish_on = case when $3 = 'queued' then publish_on end,
        queue_rank = case when $3 = 'queued' then coalesce(queue_rank, next_id()) end,
        is_pinned = is_pinned and $3 = 'published', publish_fault = null, version = version + 1, becomes = $8,
        edited_at = case when $4 and position is null then null else edited_at end
      where blog_id = $1 and id = $2 returning position`,
    [
      blogId,
      id,
      state,
      PLACED.has(state),
      tags,
      change.labels ? json(change.labels) : null,
      change.contentRating ?? null,
      place?.becomes ?? null,
    ],
  );
  if (state === 'published' && after?.position) {
    await announcePost(tx, published(blogId, id, row, after.position, { tags }));
  }
  return true;
}
