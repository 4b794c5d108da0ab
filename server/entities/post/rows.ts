import type { Tables } from '#generated/schema.ts';
import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable, type SqlValue } from '#server/db/database.ts';
import { rowExists } from '#server/db/planner.ts';
import { reportStored, validBlocks, validOr } from '#server/http/contract/stored-shapes.ts';
import { contentForViewer } from '#server/policies/paywall-sql.ts';
import { isAnswerToViewer, isOfOwnCommunity, isOwn } from '#server/policies/post-rules.ts';
import { publishedPosts } from '#server/policies/visible-posts.ts';

type Schemas = components['schemas'];

/** One earlier part of a reblogged post, by reference: its content is stored once for the whole tree (decision 027). */
export interface TrailRef {
  partId: Tables['trail_parts']['id'];
  postId: Tables['trail_parts']['post_id'];
  blogId: Tables['trail_parts']['blog_id'];
  /** Size as JSON, in bytes. */
  bytes: Tables['trail_parts']['bytes'];
}

/** The content of a post at the time it was reblogged. */
export interface TrailPart
  extends Columns<'trail_parts', 'id' | 'blog_name' | 'content' | 'layout' | 'tags'> {
  /** Seconds since 1970. */
  timestamp: number;
  content: Schemas['ContentBlock'][];
  layout: Schemas['LayoutBlock'][];
  tags: string[];
}

export type LabelRow = Partial<Schemas['ContentLabels']>;

/** A post's database row, with its tree's counters and its relation to the viewer. */
export interface PostRow
  extends Columns<
    'posts',
    | 'id'
    | 'blog_id'
    | 'community_id'
    | 'board_id'
    | 'author_id'
    | 'state'
    | 'position'
    | 'type'
    | 'content'
    | 'layout'
    | 'tags'
    | 'slug'
    | 'summary'
    | 'reblog_key'
    | 'parent_post_id'
    | 'parent_blog_id'
    | 'root_post_id'
    | 'root_blog_id'
    | 'trail'
    | 'hide_trail'
    | 'asking_blog_id'
    | 'asking_is_anonymous'
    | 'source_url'
    | 'is_pinned'
    | 'is_commercial'
    | 'interactability_reblog'
    | 'interactability_blaze'
    | 'content_rating'
    | 'labels'
    | 'publish_on'
  > {
  type: Schemas['PostType'];
  /** The content as the viewer may read it: without what stands behind a paywall that is closed to them. */
  content: Schemas['ContentBlock'][];
  layout: Schemas['LayoutBlock'][];
  /** Size of content and layout as JSON, in bytes, with what is withheld. */
  content_bytes: Tables['posts']['content_bytes'];
  /** Parts of the trail, the root first. */
  trail: TrailRef[];
  /** The blog that submitted it; null for none. */
  submitted_blog_id: Tables['posts']['submitted_blog_id'];
  labels: LabelRow;
  /** Reason why its scheduled publication failed; null when it did not. */
  publish_fault: Tables['posts']['publish_fault'];
  /** State it gets once its audio and video are transcoded; null when it waits for none. */
  becomes: Tables['posts']['becomes'];
  /** Number of edits, for optimistic locking. */
  version: Tables['posts']['version'];
  /** Seconds since 1970: time of publication, or of creation when it is unpublished. */
  timestamp: number;
  /** Seconds since 1970: the time that the author wants displayed. */
  shown: number;
  edited: number | null;
  like_count: number;
  reblog_count: number;
  reply_count: number;
  self_reply_count: number;
  note_count: number;
  liked: boolean;
  /** True when the viewer saved the post, muted its notes, or subscribed to its replies, respectively. */
  is_saved: boolean;
  is_muted: boolean;
  is_subscribed: boolean;
  /** True when it lives in a community of which the viewer is a member. */
  is_community_member: boolean;
  /** True when the viewer writes for its blog. */
  is_own: boolean;
  /**
   * True when the viewer may edit and delete it: its author and the blog's admins; submissions, everybody who writes
   * for the blog.
   */
  may_change: boolean;
  /** True when it is a private answer to an ask of the viewer's. */
  is_answer_to_viewer: boolean;
  /** True when the viewer hid it, by any post of its tree. */
  is_hidden: boolean;
  reblogged_by_you: boolean;
}

/**
 * Returns the columns of {@link PostRow}. The statement must call the post `p` and its tree's counters `c`, and name
 * the viewer's id (or null) in `viewer`.
 */
export function postColumns(viewer: string): string {
  return `p.id, p.blog_id, p.community_id, p.board_id, p.author_id, p.state, p.position, p.type,
    ${contentForViewer('p', viewer)} as content, p.layout, p.content_bytes, p.tags, p.slug, p.summary,
    p.reblog_key, p.parent_post_id, p.parent_blog_id, p.root_post_id, p.root_blog_id, p.trail, p.hide_trail,
    p.asking_blog_id, p.asking_is_anonymous, p.submitted_blog_id, p.source_url, p.is_pinned, p.is_commercial, p.interactability_reblog,
    p.interactability_blaze, p.content_rating, p.labels, p.publish_on, p.publish_fault, p.becomes, p.version,
    floor(extract(epoch from coalesce(p.published_at, p.created_at)))::float8 as timestamp,
    floor(extract(epoch from coalesce(p.shown_at, p.published_at, p.created_at)))::float8 as shown,
    floor(extract(epoch from p.edited_at))::float8 as edited,
    coalesce(c.like_count, 0) as like_count, coalesce(c.reblog_count, 0) as reblog_count,
    coalesce(c.reply_count, 0) as reply_count, coalesce(c.self_reply_count, 0) as self_reply_count,
    coalesce(c.note_count, 0) as note_count,
    ${rowExists(`likes l where l.user_id = ${viewer} and l.post_id = p.id`)} as liked,
    ${rowExists(`saved_posts k where k.user_id = ${viewer} and k.post_id = p.id`)} as is_saved,
    ${rowExists(`post_mutes k where k.user_id = ${viewer} and k.post_id = p.id
      and (k.expires_at is null or k.expires_at > now())`)} as is_muted,
    ${rowExists(`post_subscriptions k where k.user_id = ${viewer} and k.post_id = p.id`)} as is_subscribed,
    ${isOfOwnCommunity.sql('p', viewer)} as is_community_member,
    ${isOwn.sql('p', viewer)} as is_own,
    exists (select 1 from blog_members m where m.user_id = ${viewer} and m.blog_id = p.blog_id
             and (m.role = 'admin' or p.author_id = ${viewer} or p.state in ('ask', 'submission'))) as may_change,
    ${isAnswerToViewer.sql('p', viewer)} as is_answer_to_viewer,
    ${rowExists(`hidden_posts h where h.user_id = ${viewer} and h.root_post_id = p.root_post_id`)} as is_hidden,
    ${rowExists(`${publishedPosts('r').where} and r.root_post_id = p.root_post_id and r.author_id = ${viewer}
      and r.parent_post_id is not null`)} as reblogged_by_you`;
}

type Words = Pick<PostRow, 'content' | 'layout'>;

function namedBlocks(block: Schemas['LayoutBlock']): readonly number[] {
  if (block.type === 'none') return [];
  return block.type === 'rows' ? block.display.flatMap(({ blocks }) => blocks) : block.blocks;
}

/** Validates stored content and layout. Drops a layout that refers to missing blocks. */
export function readableWords<Row extends Words>(row: Row, name: string): Row {
  const content = validBlocks(row.content, { row: name, column: 'content' });
  const isWhole = content === row.content;
  const layout = isWhole ? validOr('layout', row.layout, [], { row: name, column: 'layout' }) : [];
  const isFitting = layout.every((block) => namedBlocks(block).every((index) => index < content.length));
  if (isWhole && !isFitting) reportStored(name, 'layout names a block that is not there');
  return { ...row, content, layout: isFitting ? layout : [] };
}

/** Validates a stored post: values with an invalid form are left out and the fault is reported. */
function readablePost(row: PostRow): PostRow {
  const name = `posts ${row.id}`;
  return {
    ...readableWords(row, name),
    trail: validOr('trail', row.trail, [], { row: name, column: 'trail' }),
    labels: validOr('labels', row.labels, {}, { row: name, column: 'labels' }),
  };
}

/** Reads posts by a statement that selects {@link postColumns}. */
export async function queryPosts(
  db: Queryable,
  sql: string,
  params: readonly SqlValue[],
): Promise<PostRow[]> {
  return (await db.query<PostRow>(sql, params)).map(readablePost);
}

/** Reads one post by a statement that selects {@link postColumns}. */
export async function queryPost(
  db: Queryable,
  sql: string,
  params: readonly SqlValue[],
): Promise<PostRow | undefined> {
  const row = await first<PostRow>(db, sql, params);
  return row && readablePost(row);
}
