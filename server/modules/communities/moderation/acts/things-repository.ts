import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, json, type Queryable } from '#server/db/database.ts';
import {
  announcePost,
  type PublishedPost,
  withdrawPost,
} from '#server/modules/posts/publishing/publish-repository.ts';

type Schemas = components['schemas'];
type Place = { id: string; blog_id: string };
type Hidden = 'pending' | 'removed';

type Moved = Columns<
  'posts',
  'position' | 'type' | 'tags' | 'parent_post_id' | 'root_post_id' | 'root_blog_id' | 'community_id'
>;
const COLUMNS = 'position, type, tags, parent_post_id, root_post_id, root_blog_id, community_id';

function placed({ id, blog_id }: Place, row: Moved, position: string): PublishedPost {
  return {
    id,
    blogId: blog_id,
    communityId: row.community_id,
    rootId: row.root_post_id,
    rootBlogId: row.root_blog_id,
    position,
    type: row.type,
    tags: row.tags,
    isReblog: row.parent_post_id !== null,
  };
}

/** A post that is locked, so that nobody changes it while moderators act on it. */
export interface LockedPost extends Columns<'posts', 'state' | 'position' | 'labels', LabelColumn> {
  hidden_state: Hidden | null;
  hidden_position: string | null;
}
interface LabelColumn {
  labels: Partial<Schemas['ContentLabels']>;
}

/** Locks a post of a community and returns its state. */
export function lockPost(tx: Queryable, post: Place): Promise<LockedPost | undefined> {
  return first<LockedPost>(
    tx,
    `select p.state, p.position, p.labels, h.state as hidden_state, h.position::text as hidden_position
       from posts p left join community_hidden_posts h on h.post_id = p.id
      where p.blog_id = $1 and p.id = $2 for update of p`,
    [post.blog_id, post.id],
  );
}

/**
 * Takes a post out of all lists of its community, or changes the reason for which it is out. Its place is kept. The
 * version counts it, so that a bulk change from before cannot be taken back over it.
 */
export async function hidePost(tx: Queryable, post: Place, state: Hidden): Promise<void> {
  const row = await first<Moved>(
    tx,
    `select ${COLUMNS} from posts where blog_id = $1 and id = $2 and state = 'published'`,
    [post.blog_id, post.id],
  );
  if (row?.position) {
    await withdrawPost(tx, placed(post, row, row.position));
    await tx.query(
      `insert into community_hidden_posts (post_id, post_blog_id, state, position) values ($1, $2, $3, $4)
       on conflict (post_id) do update set state = excluded.state, position = excluded.position`,
      [post.id, post.blog_id, state, row.position],
    );
    await tx.query(
      `update posts set state = 'disabled', position = null, is_pinned = false, version = version + 1 where blog_id = $1 and id = $2`,
      [post.blog_id, post.id],
    );
  } else {
    await tx.query('update community_hidden_posts set state = $2 where post_id = $1', [post.id, state]);
  }
}

/** Publishes a post again that waited, was removed or was sent back, at its place. */
export async function showPost(tx: Queryable, post: Place, position: string): Promise<void> {
  await tx.query('delete from community_hidden_posts where post_id = $1', [post.id]);
  const row = await first<Moved>(
    tx,
    `update posts set state = 'published', position = $3, published_at = coalesce(published_at, now()),
            version = version + 1
      where blog_id = $1 and id = $2 and state in ('disabled', 'draft') returning ${COLUMNS}`,
    [post.blog_id, post.id, position],
  );
  if (row?.position) await announcePost(tx, { ...placed(post, row, row.position), isNews: false });
}

/** Makes a post a draft of its author again. */
export async function makeDraft(tx: Queryable, post: Place): Promise<void> {
  await hidePost(tx, post, 'pending');
  await tx.query('delete from community_hidden_posts where post_id = $1', [post.id]);
  await tx.query(`update posts set state = 'draft' where blog_id = $1 and id = $2 and state = 'disabled'`, [
    post.blog_id,
    post.id,
  ]);
}

/** Labels a post as mature, in the name of those who run the community; its author cannot take the label away. */
export async function labelPost(
  tx: Queryable,
  post: Place,
  categories: readonly Schemas['ContentLabelCategory'][],
): Promise<void> {
  const added = Object.fromEntries(categories.map((category) => [category, 'locked']));
  await tx.query(
    `update posts set content_rating = 'sensitive', version = version + 1, labels = jsonb_build_object('hasCommunityLabel', true,
        'categories', coalesce(labels -> 'categories', '{}') || $3::jsonb, 'lastReporter', 'community_admin')
      where blog_id = $1 and id = $2`,
    [post.blog_id, post.id, json(added)],
  );
}

/** Gives a post the labels that it had before; none for an empty value. */
export async function setLabels(
  tx: Queryable,
  post: Place,
  labels: Partial<Schemas['ContentLabels']>,
): Promise<void> {
  await tx.query(
    `update posts set labels = $3::jsonb, version = version + 1,
            content_rating = case when coalesce(($3::jsonb ->> 'hasCommunityLabel')::boolean, false) then 'sensitive' else 'clean' end
      where blog_id = $1 and id = $2`,
    [post.blog_id, post.id, json(labels)],
  );
}

/** Locks a comment and returns its state. */
export function lockComment(
  tx: Queryable,
  id: string,
): Promise<Columns<'community_comments', 'state'> | undefined> {
  return first<Columns<'community_comments', 'state'>>(
    tx,
    'select state from community_comments where id = $1 for update',
    [id],
  );
}

/** Shows or hides a comment that its author did not delete. Answers to it stay. */
export async function setCommentState(tx: Queryable, id: string, state: 'published' | Hidden): Promise<void> {
  await tx.query(`update community_comments set state = $2 where id = $1 and state <> 'deleted'`, [
    id,
    state,
  ]);
}

/** Asks the staff of the site to decide about a post or a comment, in the name of a moderator. */
export async function reportToStaff(tx: Queryable, userId: string, post: Place, note: string): Promise<void> {
  await tx.query(
    `insert into reports (user_id, blog_id, post_id, reason, note) values ($1, $2, $3, 'other', $4)
     on conflict (user_id, blog_id, coalesce(post_id, 0), coalesce(reply_id, 0)) do update
       set reason = excluded.reason, note = excluded.note, state = 'open', outcome = null, decided_at = null, decision_id = null,
           created_at = now()`,
    [userId, post.blog_id, post.id, note || null],
  );
}

/** A post or a comment that waits for the staff of the site, by the decision to ask them. */
export interface EscalatedRow
  extends Columns<'community_decisions', 'id' | 'community_id' | 'blog_id' | 'comment_id'> {
  /** The place of the post; null of a comment. */
  position: string | null;
}

/** Returns what waits for the staff of the site: a post and comments below it. */
export function escalatedThings(tx: Queryable, postId: string): Promise<EscalatedRow[]> {
  return tx.query<EscalatedRow>(
    `select d.id, d.community_id, d.blog_id, d.comment_id, h.position::text as position
       from community_queue_items i
       join community_decisions d on d.id = i.decision_id and d.action = 'escalate' and d.revoked_at is null
       left join community_hidden_posts h on h.post_id = i.post_id and h.state = 'pending' and i.comment_id is null
       left join community_comments c on c.id = i.comment_id and c.state = 'pending'
      where i.post_id = $1 and i.state = 'decided' and (h.post_id is not null or c.id is not null) order by i.id`,
    [postId],
  );
}
