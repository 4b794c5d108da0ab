import type { Columns } from '#server/db/columns.ts';
import { first, json, type Queryable } from '#server/db/database.ts';
import { type ReplyRow, removeReply } from '#server/modules/notes/replies-repository.ts';
import {
  announcePost,
  type PublishedPost,
  withdrawPost,
} from '#server/modules/posts/publishing/publish-repository.ts';

type Taken = Columns<
  'posts',
  'position' | 'type' | 'tags' | 'parent_post_id' | 'root_post_id' | 'root_blog_id' | 'community_id'
>;

function placed(blogId: string, id: string, row: Taken, position: string): PublishedPost {
  return {
    id,
    blogId,
    communityId: row.community_id,
    rootId: row.root_post_id,
    rootBlogId: row.root_blog_id,
    position,
    type: row.type,
    tags: row.tags,
    isReblog: row.parent_post_id !== null,
  };
}

const COLUMNS = 'position, type, tags, parent_post_id, root_post_id, root_blog_id, community_id';

/** The place of a post that was taken down. */
export interface TakenPlace {
  position: string;
  isPinned: boolean;
}

/** Takes down a published post without emptying it. Returns its place; undefined when it is no longer public. */
export async function takeDown(tx: Queryable, blogId: string, id: string): Promise<TakenPlace | undefined> {
  const row = await first<Taken & Columns<'posts', 'is_pinned'>>(
    tx,
    `select ${COLUMNS}, is_pinned from posts where blog_id = $1 and id = $2 and state = 'published' for update`,
    [blogId, id],
  );
  if (!row?.position) return undefined;
  await withdrawPost(tx, placed(blogId, id, row, row.position));
  await tx.query(
    `update posts set state = 'disabled', position = null, is_pinned = false where blog_id = $1 and id = $2`,
    [blogId, id],
  );
  return { position: row.position, isPinned: row.is_pinned };
}

/** Restores a post that was taken down to its position. */
export async function restoreTakenDown(
  tx: Queryable,
  blogId: string,
  id: string,
  place?: TakenPlace,
): Promise<void> {
  // The id serves as a position as well, and is unique to the post.
  const row = await first<Taken>(
    tx,
    `update posts p set state = 'published', position = coalesce($3::bigint, id),
            is_pinned = $4 and not exists (select 1 from posts o where o.blog_id = p.blog_id and o.is_pinned)
      where p.blog_id = $1 and p.id = $2 and p.state = 'disabled' returning ${COLUMNS}`,
    [blogId, id, place?.position ?? null, place?.isPinned ?? false],
  );
  if (row?.position) await announcePost(tx, placed(blogId, id, row, row.position));
}

/**
 * Labels a post as mature so that its author cannot remove the label, or removes the site's label. Returns false when
 * nothing changed.
 */
export async function setStaffLabel(
  tx: Queryable,
  blogId: string,
  id: string,
  isLabelled: boolean,
): Promise<boolean> {
  const rows = await tx.query(
    isLabelled
      ? `update posts set content_rating = 'sensitive', labels = jsonb_build_object('hasCommunityLabel', true,
           'categories', coalesce(labels -> 'categories', '{}') || '{"general": "locked"}', 'lastReporter', 'staff')
         where blog_id = $1 and id = $2 and state <> 'deleted' returning id`
      : `update posts set labels = jsonb_build_object('hasCommunityLabel', (labels -> 'categories') - 'general' <> '{}',
           'categories', (labels -> 'categories') - 'general', 'lastReporter', 'staff'),
           content_rating = case when (labels -> 'categories') - 'general' = '{}' then 'clean' else content_rating end
         where blog_id = $1 and id = $2 and labels -> 'categories' ->> 'general' = 'locked' returning id`,
    [blogId, id],
  );
  return rows.length > 0;
}

/** The label of a post and its rating. */
export type PostLabels = Columns<'posts', 'labels' | 'content_rating'>;

/** Returns the label of a post. */
export function labelsOf(tx: Queryable, blogId: string, id: string): Promise<PostLabels | undefined> {
  return first<PostLabels>(
    tx,
    'select labels, content_rating from posts where blog_id = $1 and id = $2 for update',
    [blogId, id],
  );
}

/** Restores the label that a post had before the site labelled it, unless the site's label is gone. */
export async function restoreLabels(
  tx: Queryable,
  blogId: string,
  id: string,
  { labels, content_rating }: PostLabels,
): Promise<void> {
  await tx.query(
    `update posts set labels = $3, content_rating = $4
      where blog_id = $1 and id = $2 and labels -> 'categories' ->> 'general' = 'locked'`,
    [blogId, id, json(labels), content_rating],
  );
}

/** Deletes a reply. Returns false when it was gone. */
export async function removeReportedReply(tx: Queryable, replyId: string): Promise<boolean> {
  const reply = await first<ReplyRow>(tx, 'select * from replies where id = $1 and deleted_at is null', [
    replyId,
  ]);
  return reply !== undefined && (await removeReply(tx, reply));
}

/**
 * Suspends a blog, or lifts its suspension. A blog that was closed with its owner's account stays suspended when the
 * account reopens; a blog whose owner is still suspended reopens with the account.
 */
export async function setSuspended(tx: Queryable, blogId: string, isSuspended: boolean): Promise<void> {
  await tx.query(
    isSuspended
      ? `update blogs set state = 'suspended', suspended_with_owner = false, updated_at = now()
          where id = $1 and state in ('active', 'suspended')`
      : `update blogs b set state = case when s.user_id is null then 'active' else 'suspended' end,
                suspended_with_owner = s.user_id is not null, updated_at = now()
           from blogs x left join suspensions s on s.user_id = x.owner_id
          where x.id = $1 and b.id = x.id and b.state = 'suspended' and not b.suspended_with_owner`,
    [blogId],
  );
}
