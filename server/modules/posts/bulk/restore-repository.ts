import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { published } from '../compose/write-repository.ts';
import { announcePost, withdrawPost } from '../publishing/publish-repository.ts';

/**
 * Claims a change for undoing, so that a concurrent request cannot. Returns undefined when there is none: a token works
 * once, and for an hour.
 *
 * @param now milliseconds since 1970
 */
export async function claimChange(
  tx: Queryable,
  id: string,
  { blogId, userId, now }: { blogId: string; userId: string; now: number },
): Promise<boolean> {
  const row = await first(
    tx,
    `select id from bulk_changes where id = $1 and blog_id = $2 and user_id = $3 and until >= to_timestamp($4)
        for update`,
    [id, blogId, userId, now / 1000],
  );
  return row !== undefined;
}

/** The posts of a change in the common lock order, and what their return means. */
interface ChangedPosts {
  ids: string[];
  /** Number of those that return into the queue. */
  queued: number;
  /** Those that were published in a community, with its id. */
  inCommunity: { id: string; communityId: string }[];
}

/** Returns the posts of a change. */
export async function postsOfChange(tx: Queryable, id: string): Promise<ChangedPosts> {
  const rows = await tx.query<{
    id: Tables['bulk_change_posts']['post_id'];
    state: string;
    now: Tables['posts']['state'];
    community_id: Tables['posts']['community_id'];
  }>(
    `select c.post_id as id, c.before ->> 'state' as state, p.state as now, p.community_id
       from bulk_change_posts c join posts p on p.blog_id = c.blog_id and p.id = c.post_id
      where c.change_id = $1 order by c.post_id`,
    [id],
  );
  const queued = rows.filter(({ state, now }) => state === 'queued' && now !== 'queued').length;
  const inCommunity = rows.flatMap((row) =>
    row.community_id !== null && row.state === 'published'
      ? [{ id: row.id, communityId: row.community_id }]
      : [],
  );
  return { ids: rows.map((row) => row.id), queued, inCommunity };
}

/** Deletes a change, which invalidates its token. */
export async function endChange(tx: Queryable, id: string): Promise<void> {
  await tx.query('delete from bulk_changes where id = $1', [id]);
}

type Now = Columns<
  'posts',
  'state' | 'position' | 'tags' | 'type' | 'parent_post_id' | 'root_post_id' | 'root_blog_id' | 'community_id'
>;

const NOW = `p.state, p.position, p.tags, p.type, p.parent_post_id, p.root_post_id, p.root_blog_id, p.community_id`;

/** Restores the likes and votes of a deleted post, of those who are still members. */
async function bringBack(tx: Queryable, changeId: string, id: string, rootId: string): Promise<void> {
  const kept = 'bulk_change_posts c where c.change_id = $1 and c.post_id = $2';
  const likers = await tx.query<Columns<'likes', 'user_id'>>(
    `insert into likes select r.* from (select c.likes from ${kept}) c, jsonb_populate_recordset(null::likes, c.likes) r
      where exists (select 1 from users u where u.id = r.user_id) on conflict do nothing returning user_id`,
    [changeId, id],
  );
  if (likers.length > 0) {
    const ids = likers.map((like) => like.user_id);
    await tx.query('update users set like_count = like_count + 1 where id = any($1::bigint[])', [ids]);
    await tx.query('update post_counts set like_count = like_count + $2 where root_post_id = $1', [
      rootId,
      ids.length,
    ]);
  }
  await tx.query(
    `insert into polls select r.* from (select c.polls from ${kept}) c, jsonb_populate_recordset(null::polls, c.polls) r
      on conflict do nothing`,
    [changeId, id],
  );
  await tx.query(
    `insert into poll_ballots
     select r.* from (select c.ballots from ${kept}) c, jsonb_populate_recordset(null::poll_ballots, c.ballots) r
      where exists (select 1 from users u where u.id = r.user_id) and exists (select 1 from polls q where q.id = r.poll_id)
      on conflict do nothing`,
    [changeId, id],
  );
}

/**
 * Restores the state of a post before a change. Returns false, and changes nothing, when the post was modified since.
 */
export async function restorePost(
  tx: Queryable,
  changeId: string,
  blogId: string,
  id: string,
): Promise<boolean> {
  const now = await first<Now>(
    tx,
    `select ${NOW} from posts p join bulk_change_posts c on c.blog_id = p.blog_id and c.post_id = p.id
      where c.change_id = $1 and p.blog_id = $2 and p.id = $3 and p.version = c.version
        and (p.state = 'deleted') = (c.before ? 'content') for update of p`,
    [changeId, blogId, id],
  );
  if (!now) return false;
  if (now.state === 'published' && now.position)
    await withdrawPost(tx, published(blogId, id, now, now.position));
  const after = await first<Now>(
    tx,
    `update posts p set state = b.state, position = b.position, tags = b.tags, labels = b.labels,
        content_rating = b.content_rating, published_at = b.published_at, publish_on = b.publish_on,
        queue_rank = b.queue_rank, publish_fault = b.publish_fault, edited_at = b.edited_at, version = p.version + 1, becomes = null,
        is_pinned = b.is_pinned and not exists (
          select 1 from posts o where o.blog_id = p.blog_id and o.is_pinned and o.id <> p.id),
        content = case when c.before ? 'content' then b.content else p.content end,
        layout = case when c.before ? 'content' then b.layout else p.layout end,
        trail = case when c.before ? 'content' then b.trail else p.trail end,
        summary = case when c.before ? 'content' then b.summary else p.summary end,
        slug = case when c.before ? 'content' then b.slug else p.slug end
       from bulk_change_posts c, jsonb_populate_record(null::posts, c.before) b
      where c.change_id = $1 and c.post_id = $3 and p.blog_id = $2 and p.id = $3
      returning ${NOW}`,
    [changeId, blogId, id],
  );
  if (!after) return false;
  if (after.state === 'published' && after.position)
    await announcePost(tx, published(blogId, id, after, after.position));
  if (now.state === 'deleted') await bringBack(tx, changeId, id, after.root_post_id);
  return true;
}
