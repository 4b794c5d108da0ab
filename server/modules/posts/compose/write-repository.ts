import type { SpaceRef } from '#server/core/spaces.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, json, type Queryable } from '#server/db/database.ts';
import type { LabelRow, PostRow, TrailRef } from '#server/entities/post/rows.ts';
import { announcePost, withdrawPost } from '#server/modules/posts/publishing/publish-repository.ts';
import { deleteNotifications, notifyOfAsk } from '#server/notifications/notifications-repository.ts';
import { pollsOf } from '../polls/polls.ts';
import { insertPolls, removePolls, updatePolls } from '../polls/polls-repository.ts';

/** States in which a post has a position in its blog's feed. */
const PLACED = new Set(['published', 'private']);

/** A post to be inserted. */
export interface NewPost {
  blogId: string;
  /** The space it lives in: its blog, or a community. */
  space: SpaceRef<'blog' | 'community'>;
  /** Id of the board of its community; null or absent for none, and for a post of a blog. */
  boardId?: string | null;
  authorId: string;
  state: 'published' | 'draft' | 'queued' | 'private' | 'ask' | 'submission' | 'transcoding';
  /** State it gets once its audio and video are transcoded, if it waits for them. */
  becomes?: 'published' | 'private' | null;
  type: PostRow['type'];
  content: PostRow['content'];
  layout: PostRow['layout'];
  tags: string[];
  slug: string;
  summary: string;
  reblogKey: string;
  parent?: {
    id: string;
    blogId: string;
    rootId: string;
    rootBlogId: string;
    rootType: PostRow['type'];
    trail: TrailRef[];
  };
  hideTrail: boolean;
  askingBlogId: string | null;
  askingIsAnonymous: boolean;
  /** The blog that submits it; null for any other post. */
  submittedBlogId: string | null;
  sourceUrl: string | null;
  interactabilityReblog: PostRow['interactability_reblog'];
  interactabilityBlaze: PostRow['interactability_blaze'];
  isCommercial: boolean;
  contentRating: PostRow['content_rating'];
  labels: LabelRow;
  shownAt: string | null;
  publishOn: string | null;
  /**
   * Original time of publication as ISO 8601, for an imported post: its id and its position in every list derive from
   * it, and it sends no notifications.
   */
  publishedElsewhereAt?: string;
}

/** Inserts a post with all dependent rows. Returns its id. */
export async function insertPost(tx: Queryable, post: NewPost): Promise<string> {
  const placed = PLACED.has(post.state);
  const communityId = post.space.kind === 'community' ? post.space.id : null;
  const row = await first<Columns<'posts', 'id' | 'position'>>(
    tx,
    `with new as (select case when $28::timestamptz is null then next_id() else id_at($28) end as id)
     insert into posts (id, blog_id, author_id, state, position, type, content, layout, tags, slug, summary, reblog_key,
       parent_post_id, parent_blog_id, root_post_id, root_blog_id, trail, hide_trail, asking_blog_id,
       asking_is_anonymous, source_url, interactability_reblog, interactability_blaze, is_commercial, content_rating,
       labels, shown_at, publish_on, queue_rank, published_at, submitted_blog_id, becomes, community_id, board_id)
     select new.id, $1, $2, $3, case when $4 then new.id end, $5, $6, $7, $8, $9, $10, $11,
       $12, $13, coalesce($14, new.id), coalesce($15, $1::bigint), $16, $17, $18, $19, $20, $21, $22, $23, $24,
       $25, $26::timestamptz, case when $3 = 'queued' then $27::timestamptz end, case when $3 = 'queued' then new.id end,
       case when $4 then coalesce($28, now()) end, $29::bigint, $30, $31::bigint, $32::bigint
       from new
     returning id, position`,
    [
      post.blogId,
      post.authorId,
      post.state,
      placed,
      post.type,
      json(post.content),
      json(post.layout),
      post.tags,
      post.slug,
      post.summary,
      post.reblogKey,
      post.parent?.id ?? null,
      post.parent?.blogId ?? null,
      post.parent?.rootId ?? null,
      post.parent?.rootBlogId ?? null,
      json(post.parent?.trail ?? []),
      post.hideTrail,
      post.askingBlogId,
      post.askingIsAnonymous,
      post.sourceUrl,
      post.interactabilityReblog,
      post.interactabilityBlaze,
      post.isCommercial,
      post.contentRating,
      json(post.labels),
      post.shownAt,
      post.publishOn,
      post.publishedElsewhereAt ?? null,
      post.submittedBlogId,
      post.becomes ?? null,
      communityId,
      post.boardId ?? null,
    ],
  );
  if (!row) throw new Error('A post was not written');
  await insertPolls(tx, post.blogId, row.id, pollsOf(post.content));
  if (post.state === 'published' && row.position) {
    await announcePost(tx, {
      id: row.id,
      blogId: post.blogId,
      communityId,
      rootId: post.parent?.rootId ?? row.id,
      rootBlogId: post.parent?.rootBlogId ?? post.blogId,
      position: row.position,
      type: post.type,
      tags: post.tags,
      isReblog: post.parent !== undefined,
      isNews: post.publishedElsewhereAt === undefined,
    });
  }
  if (post.state === 'ask') await notifyOfAsk(tx, post.blogId, row.id);
  return row.id;
}

/** Fields that an edit may change. */
export type PostChanges = Pick<
  NewPost,
  | 'type'
  | 'content'
  | 'layout'
  | 'tags'
  | 'slug'
  | 'summary'
  | 'sourceUrl'
  | 'interactabilityReblog'
  | 'interactabilityBlaze'
  | 'isCommercial'
  | 'contentRating'
  | 'labels'
  | 'shownAt'
  | 'publishOn'
> & {
  /** When absent, state and time of publication stay as they are at the time of writing. */
  state?: NewPost['state'];
  /** With a state: the state a waiting post gets later. */
  becomes?: NewPost['becomes'];
  /** Unchanged when absent. */
  authorId?: string;
  /** Board of its community; unchanged when absent or null. */
  boardId?: string | null;
  /** Unchanged when absent. */
  trail?: TrailRef[];
  hideTrail?: boolean;
};

/** Reads and locks the post's row until the transaction ends, so that edits are serialized. */
export async function lockPost(tx: Queryable, blogId: string, id: string) {
  return first<
    Columns<
      'posts',
      | 'state'
      | 'author_id'
      | 'position'
      | 'tags'
      | 'type'
      | 'parent_post_id'
      | 'root_post_id'
      | 'root_blog_id'
      | 'community_id',
      { content: PostRow['content'] }
    >
  >(
    tx,
    `select state, author_id, position, community_id, content, tags, type, parent_post_id, root_post_id, root_blog_id
       from posts where blog_id = $1 and id = $2 and state <> 'deleted' for update`,
    [blogId, id],
  );
}

type Locked = Omit<NonNullable<Awaited<ReturnType<typeof lockPost>>>, 'content' | 'author_id'>;

/** Returns the fields of a locked post that publishing and unpublishing need. */
export function published(
  blogId: string,
  id: string,
  row: Locked,
  position: string,
  over: Partial<PostChanges> = {},
) {
  return {
    id,
    blogId,
    communityId: row.community_id,
    rootId: row.root_post_id,
    rootBlogId: row.root_blog_id,
    position,
    type: over.type ?? row.type,
    tags: over.tags ?? row.tags,
    isReblog: row.parent_post_id !== null,
  };
}

/**
 * Writes an edit. Returns false when the post no longer exists. A post keeps its position in the feed; one that becomes
 * public with this edit is new to its readers, so it does not count as edited.
 */
export async function updatePost(
  tx: Queryable,
  blogId: string,
  id: string,
  changes: PostChanges,
): Promise<boolean> {
  const row = await lockPost(tx, blogId, id);
  if (!row) return false;
  if (row.state === 'published' && row.position) {
    await withdrawPost(tx, published(blogId, id, row, row.position));
  }
  await updatePolls(tx, { blogId, id }, pollsOf(row.content), pollsOf(changes.content));
  const state = changes.state ?? row.state;
  const placed = PLACED.has(state);
  const after = await first<Columns<'posts', 'position'>>(
    tx,
    `update posts set state = $3, position = case when $4 then coalesce(position, next_id()) end, type = $5,
        content = $6, layout = $7, tags = $8, slug = $9, summary = $10, source_url = $11, interactability_reblog = $12,
        interactability_blaze = $13, is_commercial = $14, content_rating = $15, labels = $16,
        shown_at = $17::timestamptz, publish_on = case when $3 = 'queued' then $18::timestamptz end,
        queue_rank = case when $3 = 'queued' then coalesce(queue_rank, next_id()) end,
        is_pinned = is_pinned and $3 = 'published', version = version + 1, publish_fault = null,
        published_at = case when $4 then coalesce(published_at, now()) end,
        author_id = coalesce($19::bigint, author_id), trail = coalesce($20::jsonb, trail),
        hide_trail = coalesce($21::boolean, hide_trail),
        becomes = case when $3 = 'transcoding' then coalesce($22, becomes) end,
        board_id = coalesce($23::bigint, board_id),
        edited_at = case when $4 and position is null then null else now() end
      where blog_id = $1 and id = $2 returning position`,
    [
      blogId,
      id,
      state,
      placed,
      changes.type,
      json(changes.content),
      json(changes.layout),
      changes.tags,
      changes.slug,
      changes.summary,
      changes.sourceUrl,
      changes.interactabilityReblog,
      changes.interactabilityBlaze,
      changes.isCommercial,
      changes.contentRating,
      json(changes.labels),
      changes.shownAt,
      changes.publishOn,
      changes.authorId ?? null,
      changes.trail ? json(changes.trail) : null,
      changes.hideTrail ?? null,
      changes.becomes ?? null,
      changes.boardId ?? null,
    ],
  );
  if (state === 'published' && after?.position) {
    await announcePost(tx, published(blogId, id, row, after.position, changes));
  }
  return true;
}

/**
 * Empties a post and removes it from every list. The row stays because reblogs refer to it; its likes are deleted.
 * Returns false when it was deleted already.
 */
export async function removePost(tx: Queryable, blogId: string, id: string): Promise<boolean> {
  const row = await lockPost(tx, blogId, id);
  if (!row) return false;
  if (row.state === 'published' && row.position) {
    await withdrawPost(tx, published(blogId, id, row, row.position));
  }
  const gone = await tx.query<Columns<'likes', 'user_id'>>(
    'delete from likes where post_id = $1 returning user_id',
    [id],
  );
  if (gone.length > 0) {
    const likers = gone.map((like) => like.user_id);
    await tx.query('update users set like_count = greatest(like_count - 1, 0) where id = any($1::bigint[])', [
      likers,
    ]);
    await tx.query(
      'update post_counts set like_count = greatest(like_count - $2, 0) where root_post_id = $1',
      [row.root_post_id, gone.length],
    );
  }
  await removePolls(tx, blogId, id);
  await deleteNotifications(tx, id);
  await tx.query(
    `update posts set state = 'deleted', position = null, content = '[]', layout = '[]', tags = '{}', trail = '[]',
        summary = '', slug = '', source_url = null, is_pinned = false, becomes = null, edited_at = now() where blog_id = $1 and id = $2`,
    [blogId, id],
  );
  return true;
}
