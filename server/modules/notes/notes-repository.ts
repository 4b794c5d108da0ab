import type { Tables } from '#generated/schema.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { listableBlog, nameableBlog } from '#server/policies/blogs-sql.ts';
import { keepsNotes, publishedPosts } from '#server/policies/visible-posts.ts';

/** A note of a post or of one of its reblogs. */
export interface NoteRow {
  kind: 'like' | 'reblog' | 'reply';
  position: Tables['likes']['position'];
  note_id: Tables['likes']['position'];
  user_id: Tables['likes']['user_id'];
  blog_id: Tables['likes']['liker_blog_id'];
  post_id: Tables['likes']['post_id'];
  /** Seconds since 1970. */
  timestamp: number;
  reply_text: Tables['replies']['text'] | null;
  parent_reply_id: Tables['replies']['parent_reply_id'];
  summary: Tables['posts']['summary'] | null;
  tags: Tables['posts']['tags'] | null;
  parent_blog_id: Tables['posts']['blog_id'] | null;
  /** The blog of the post that was replied to. */
  target_blog_id: Tables['replies']['blog_id'] | null;
}

export interface NoteTotals {
  notes: NonNullable<Tables['post_counts']['note_count']>;
  likes: Tables['post_counts']['like_count'];
  reblogs: Tables['post_counts']['reblog_count'];
  replies: Tables['post_counts']['reply_count'];
}

const COLUMNS = `n.kind, n.position, n.note_id, n.user_id, n.blog_id, n.post_id,
  floor(((n.position >> 22) + 1136073600000) / 1000)::float8 as timestamp,
  r.text as reply_text, r.parent_reply_id, p.summary, p.tags, o.blog_id as parent_blog_id, r.blog_id as target_blog_id`;
const JOINS = `left join replies r on n.kind = 'reply' and r.id = n.note_id
  left join ${publishedPosts('p').on} and n.kind = 'reblog' and p.id = n.note_id
  left join posts o on o.id = p.parent_post_id`;

/**
 * Returns SQL that is true when the member in `viewer` may see a note by the blog `by` on a post of the blog `on`. A
 * scalar expression, so that it is evaluated per note in index order: a join would sort the whole tree.
 */
function isSeen(by: string, on: string, viewer: string): string {
  return `(select ${nameableBlog('b', viewer)} from blogs b where b.id = ${by})
    and (select ${listableBlog('b', viewer)} from blogs b where b.id = ${on})`;
}

/** Returns SQL that is true when notes of the post `post` of the blog `on` belong to its tree: {@link keepsNotes}. */
function stands(on: string, post: string, viewer: string): string {
  return `(select ${keepsNotes('p', viewer)} from posts p where p.blog_id = ${on} and p.id = ${post})`;
}

/** Returns SQL that is true when the member in `viewer` may see reply `r`: some are for the post's author only. */
function isShown(viewer: string): string {
  return `(r.scope = 'everyone' or r.user_id = ${viewer} or exists (
    select 1 from blog_members m where m.user_id = ${viewer} and m.blog_id = r.blog_id))
    and ${isSeen('r.replier_blog_id', 'r.blog_id', viewer)} and ${stands('r.blog_id', 'r.post_id', viewer)}`;
}

/** Which reblogs are notes: all, those that added something, or those that added nothing. */
export type ReblogChoice = 'all' | 'told' | 'quiet';

const OF_REBLOGS: Record<ReblogChoice, string> = {
  all: '',
  // The condition of the index posts_told_reblogs.
  told: "and p.content <> '[]'",
  quiet: "and p.content = '[]'",
};

/**
 * Limits each kind to a page by its own index before they are merged: for a plain union PostgreSQL sorts all notes of
 * the tree first.
 */
function notesStatement(order: 'desc' | 'asc', reblogs: ReblogChoice): string {
  const beyond = order === 'desc' ? '<' : '>';
  const page = (key: string) => `and ${key} ${beyond} $3 order by ${key} ${order} limit $4`;
  return `select ${COLUMNS} from (
    (select 'like' as kind, position, position as note_id, user_id, liker_blog_id as blog_id, post_id
       from likes where root_post_id = $1 and 'like' = any($2::text[])
        and ${isSeen('liker_blog_id', 'blog_id', '$5::bigint')}
        and ${stands('likes.blog_id', 'likes.post_id', '$5::bigint')} ${page('position')})
    union all
    (select 'reblog', p.position, p.id, p.author_id, p.blog_id, p.id
       from ${publishedPosts('p').where} and p.root_post_id = $1 and p.parent_post_id is not null
        and 'reblog' = any($2::text[]) ${OF_REBLOGS[reblogs]}
        and ${isSeen('p.blog_id', 'p.blog_id', '$5::bigint')}
        ${page('p.position')})
    union all
    (select 'reply', id, id, user_id, replier_blog_id, post_id
       from replies r where root_post_id = $1 and deleted_at is null and 'reply' = any($2::text[])
        and ${isShown('$5::bigint')} ${page('id')})
    order by position ${order} limit $4) n
    ${JOINS} order by n.position ${order}`;
}

/** Kinds of notes; reblogs are all of them unless it says which. */
export interface NoteChoice {
  kinds: readonly NoteRow['kind'][];
  reblogs?: ReblogChoice;
}

/** A part of the notes of a tree: `count` of them from a position on, which is not included. */
export interface NoteRange {
  direction: 'asc' | 'desc';
  from: string;
  count: number;
}

/** Returns a tree's notes by its root, of some kinds, from a position on, as far as the member may see them. */
export function notesOf(
  db: Queryable,
  rootId: string,
  { kinds, reblogs = 'all' }: NoteChoice,
  { direction, from, count }: NoteRange,
  viewerId: string | null,
): Promise<NoteRow[]> {
  return db.query<NoteRow>(notesStatement(direction, reblogs), [rootId, kinds, from, count, viewerId]);
}

const REPLY_NOTE = `'reply' as kind, r.id as position, r.id as note_id, r.user_id, r.replier_blog_id as blog_id,
  r.post_id, floor(((r.id >> 22) + 1136073600000) / 1000)::float8 as timestamp, r.text as reply_text,
  r.parent_reply_id, null as summary, null::text[] as tags, null::bigint as parent_blog_id, r.blog_id as target_blog_id`;

/** Returns replies as notes, by their ids, the oldest first. */
export function notesByIds(db: Queryable, replyIds: readonly string[]): Promise<NoteRow[]> {
  return db.query<NoteRow>(
    `select ${REPLY_NOTE} from replies r where r.id = any($1::bigint[]) and r.deleted_at is null order by r.id`,
    [replyIds],
  );
}

/**
 * Returns up to `count` replies of a post before and after one of them, as far as the member may see them, oldest
 * first.
 */
export function repliesAround(
  db: Queryable,
  postId: string,
  replyId: string,
  count: number,
  viewerId: string | null,
): Promise<NoteRow[]> {
  const side = (beyond: '<' | '>', order: 'desc' | 'asc') => `
    (select ${REPLY_NOTE} from replies r
      where r.post_id = $1 and r.id ${beyond} $2 and r.deleted_at is null and ${isShown('$4::bigint')}
      order by r.id ${order} limit $3)`;
  return db.query<NoteRow>(
    `select * from (${side('<', 'desc')} union all ${side('>', 'asc')}) around order by position`,
    [postId, replyId, count, viewerId],
  );
}

/** Returns the number of notes of a tree. */
export async function noteTotals(db: Queryable, rootId: string): Promise<NoteTotals> {
  const row = await first<NoteTotals>(
    db,
    `select note_count as notes, like_count as likes, reblog_count as reblogs, reply_count as replies
       from post_counts where root_post_id = $1`,
    [rootId],
  );
  return row ?? { notes: 0, likes: 0, reblogs: 0, replies: 0 };
}
