import { tagKey } from '#server/core/tags.ts';
import type { Queryable } from '#server/db/database.ts';
import { notifyOfCommunityPost, notifyOfPost } from '#server/notifications/notifications-repository.ts';
import { forgetPost, indexPost } from '#server/search/repository.ts';

/** Fields of a post that publishing and unpublishing need. */
export interface PublishedPost {
  id: string;
  blogId: string;
  /** The community it lives in; null for a post of a blog. */
  communityId: string | null;
  rootId: string;
  rootBlogId: string;
  position: string;
  type: string;
  tags: readonly string[];
  isReblog: boolean;
  /** False to send no notifications; true when absent. */
  isNews?: boolean;
}

/** Adds a published post to its tags: the rows that tag pages read, and each tag's count. */
export async function addTags(tx: Queryable, post: PublishedPost): Promise<void> {
  if (post.tags.length === 0) return;
  // A post may have two spellings of one tag, from before they were folded into one key.
  const names = new Map(post.tags.map((tag) => [tagKey(tag), tag]));
  names.delete('');
  const keys = [...names.keys()];
  await tx.query(
    `insert into post_tags (blog_id, post_id, tag, position, type, is_reblog)
     select $1, $2, t, $4, $5, $6 from unnest($3::text[]) t on conflict do nothing`,
    [post.blogId, post.id, keys, post.position, post.type, post.isReblog],
  );
  // Sorted, so that two posts with the same tags cannot deadlock.
  await tx.query(
    `insert into tags (tag, name, post_count)
     select k, n, 1 from unnest($1::text[], $2::text[]) as x(k, n) order by k
     on conflict (tag) do update set post_count = tags.post_count + 1, updated_at = now()`,
    [keys, [...names.values()]],
  );
}

/** Removes a post from its tags. */
export async function removeTags(tx: Queryable, blogId: string, postId: string): Promise<void> {
  await tx.query(
    `with gone as (delete from post_tags where blog_id = $1 and post_id = $2 returning tag),
          locked as (select tag from tags where tag in (select tag from gone) order by tag for update)
     update tags set post_count = greatest(post_count - 1, 0), updated_at = now()
      where tag in (select tag from locked)`,
    [blogId, postId],
  );
}

/**
 * Writes everything that depends on a post becoming public: counters of its blog and its tree, tags, search index,
 * notifications, and an entry among the trending roots unless its blog is excluded from discovery. The post's row must
 * be written first.
 *
 * A post of a community only gets the counters of its tree, and is told to the subscribers of the community: the rest would
 * show it to those who are not members.
 */
export async function announcePost(tx: Queryable, post: PublishedPost): Promise<void> {
  if (post.isReblog) {
    await tx.query('update post_counts set reblog_count = reblog_count + 1 where root_post_id = $1', [
      post.rootId,
    ]);
  } else {
    await tx.query(
      `insert into post_counts (root_blog_id, root_post_id, type, position)
       select b.id, $2, $3, case when $5::bigint is not null or b.is_hidden or b.is_private or b.is_unlisted or b.password_hash is not null then null else $4::bigint end
         from blogs b where b.id = $1
       on conflict (root_post_id) do update set position = excluded.position, type = excluded.type`,
      [post.blogId, post.id, post.type, post.position, post.communityId],
    );
  }
  if (post.communityId !== null) {
    if (post.isNews ?? true) await notifyOfCommunityPost(tx, post.blogId, post.id);
    return;
  }
  await tx.query('update blogs set post_count = post_count + 1, updated_at = now() where id = $1', [
    post.blogId,
  ]);
  await addTags(tx, post);
  await indexPost(tx, post.blogId, post.id);
  if (post.isNews ?? true) await notifyOfPost(tx, post.blogId, post.id);
}

/** Reverts {@link announcePost}. Counters never drop below 0. */
export async function withdrawPost(tx: Queryable, post: PublishedPost): Promise<void> {
  await tx.query(
    post.isReblog
      ? 'update post_counts set reblog_count = greatest(reblog_count - 1, 0) where root_post_id = $1'
      : 'update post_counts set position = null where root_post_id = $1',
    [post.rootId],
  );
  if (post.communityId !== null) return;
  await tx.query(
    'update blogs set post_count = greatest(post_count - 1, 0), updated_at = now() where id = $1',
    [post.blogId],
  );
  await removeTags(tx, post.blogId, post.id);
  await forgetPost(tx, post.blogId, post.id);
}
