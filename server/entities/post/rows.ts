import type { components } from '#generated/types/api.d.ts';
import { first, type Queryable, type SqlValue } from '#server/db/database.ts';
import { rowExists } from '#server/db/row-exists.ts';
import { readableBlocks, readableOr, reportStored } from '#server/http/contract/stored-shapes.ts';

type Schemas = components['schemas'];

/** One earlier part of a reblogged post, by reference: what it says is kept once for the whole tree (decision 027). */
export interface TrailRef {
  partId: string;
  postId: string;
  blogId: string;
  /** What it weighs as JSON. */
  bytes: number;
}

/** What a post said when it was reblogged. */
export interface TrailPart {
  id: string;
  blog_name: string;
  /** Seconds since 1970. */
  timestamp: number;
  content: Schemas['ContentBlock'][];
  layout: Schemas['LayoutBlock'][];
  tags: string[];
}

export type LabelRow = Partial<Schemas['ContentLabels']>;

/** A post as the database has it, with its tree's counters and what the asking member is to it. */
export interface PostRow {
  id: string;
  blog_id: string;
  author_id: string;
  state: Schemas['PostState'] | 'deleted';
  position: string | null;
  type: Schemas['PostType'];
  content: Schemas['ContentBlock'][];
  layout: Schemas['LayoutBlock'][];
  /** What content and layout weigh as JSON. */
  content_bytes: number;
  tags: string[];
  slug: string;
  summary: string;
  reblog_key: string;
  parent_post_id: string | null;
  parent_blog_id: string | null;
  root_post_id: string;
  root_blog_id: string;
  /** The root first. */
  trail: TrailRef[];
  hide_trail: boolean;
  asking_blog_id: string | null;
  asking_is_anonymous: boolean;
  /** The blog that sent it as a submission; null for none. */
  submitted_blog_id: string | null;
  source_url: string | null;
  is_pinned: boolean;
  is_commercial: boolean;
  interactability_reblog: 'everyone' | 'noone';
  interactability_blaze: 'everyone' | 'self' | 'noone';
  content_rating: 'clean' | 'sensitive' | 'explicit';
  labels: LabelRow;
  publish_on: string | null;
  /** Why it could not be published when its time came; null when nothing went wrong. */
  publish_fault: string | null;
  /** What it becomes by itself, of a post that waits for its sounds and films. */
  becomes: 'published' | 'private' | null;
  /** Counts its edits. */
  version: number;
  /** Seconds since 1970: when it was published, or made when it is not. */
  timestamp: number;
  /** Seconds since 1970: what the author wants shown. */
  shown: number;
  edited: number | null;
  like_count: number;
  reblog_count: number;
  reply_count: number;
  self_reply_count: number;
  note_count: number;
  liked: boolean;
  /** Whether the asking member saved it, is not told of its notes, is told of its replies. */
  is_saved: boolean;
  is_muted: boolean;
  is_subscribed: boolean;
  /** Whether the asking member writes for its blog. */
  is_own: boolean;
  /**
   * Whether the asking member may edit and delete it: who wrote it, and the blog's admins; what others sent to the blog,
   * everybody who writes for it.
   */
  may_change: boolean;
  /** Whether it answers an ask of the asking member's, for their eyes. */
  is_answer_to_viewer: boolean;
  /** Whether the asking member hid it, by any post of its tree. */
  is_hidden: boolean;
  reblogged_by_you: boolean;
}

/**
 * The columns of {@link PostRow}. The statement must call the post `p` and its tree's counters `c`, and name the
 * asking member's id (or null) in `viewer`.
 */
export function postColumns(viewer: string): string {
  return `p.id, p.blog_id, p.author_id, p.state, p.position, p.type, p.content, p.layout, p.content_bytes, p.tags, p.slug, p.summary,
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
    exists (select 1 from blog_members m where m.user_id = ${viewer} and m.blog_id = p.blog_id) as is_own,
    exists (select 1 from blog_members m where m.user_id = ${viewer} and m.blog_id = p.blog_id
             and (m.role = 'admin' or p.author_id = ${viewer} or p.state in ('ask', 'submission'))) as may_change,
    p.state = 'private' and exists (select 1 from blog_members m
       where m.user_id = ${viewer} and m.blog_id = p.asking_blog_id) as is_answer_to_viewer,
    ${rowExists(`hidden_posts h where h.user_id = ${viewer} and h.root_post_id = p.root_post_id`)} as is_hidden,
    ${rowExists(`posts r where r.root_post_id = p.root_post_id and r.author_id = ${viewer}
      and r.state = 'published' and r.parent_post_id is not null`)} as reblogged_by_you`;
}

type Words = Pick<PostRow, 'content' | 'layout'>;

function namedBlocks(block: Schemas['LayoutBlock']): readonly number[] {
  if (block.type === 'none') return [];
  return block.type === 'rows' ? block.display.flatMap(({ blocks }) => blocks) : block.blocks;
}

/** Content and layout as code can read them. A layout is dropped when blocks it names are not there. */
export function readableWords<Row extends Words>(row: Row, name: string): Row {
  const content = readableBlocks(row.content, { row: name, column: 'content' });
  const isWhole = content === row.content;
  const layout = isWhole ? readableOr('layout', row.layout, [], { row: name, column: 'layout' }) : [];
  const isFitting = layout.every((block) => namedBlocks(block).every((index) => index < content.length));
  if (isWhole && !isFitting) reportStored(name, 'layout names a block that is not there');
  return { ...row, content, layout: isFitting ? layout : [] };
}

/** A post as code can read it: what has a form that no code writes is left out, and the fault is reported. */
function readablePost(row: PostRow): PostRow {
  const name = `posts ${row.id}`;
  return {
    ...readableWords(row, name),
    trail: readableOr('trail', row.trail, [], { row: name, column: 'trail' }),
    labels: readableOr('labels', row.labels, {}, { row: name, column: 'labels' }),
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
