import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, json, type Queryable } from '#server/db/database.ts';
import { rowExists } from '#server/db/planner.ts';
import { validBlocks } from '#server/http/contract/stored-shapes.ts';

type Block = components['schemas']['ContentBlock'];

/** A comment, with its place in its thread and what the viewer did with it. */
export interface CommentRow
  extends Columns<
    'community_comments',
    | 'id'
    | 'post_id'
    | 'parent_id'
    | 'reply_to_id'
    | 'user_id'
    | 'blog_id'
    | 'state'
    | 'content'
    | 'like_count',
    { content: Block[] }
  > {
  /** Seconds since 1970; null for a comment that was not changed. */
  created: number;
  edited: number | null;
  liked: boolean;
  /** True for its author and for the admins of the blog as which it was written (decision 021). */
  may_change: boolean;
  reply_count: number;
  /** Blog of the answer that this one answers; null where it answers the first comment. */
  reply_to_blog_id: string | null;
}

/** Returns the columns of {@link CommentRow}. The statement calls the comment `m` and names the viewer's id. */
function commentColumns(viewer: string): string {
  return `m.id, m.post_id, m.parent_id, m.reply_to_id, m.user_id, m.blog_id, m.state, m.content, m.like_count,
    floor(extract(epoch from m.created_at))::float8 as created, floor(extract(epoch from m.edited_at))::float8 as edited,
    ${rowExists(`community_comment_likes l where l.comment_id = m.id and l.user_id = ${viewer}`)} as liked,
    coalesce(m.user_id = ${viewer}, false) or ${rowExists(`blog_members w where w.blog_id = m.blog_id and w.user_id = ${viewer}
      and w.role = 'admin'`)} as may_change,
    (select count(*)::int from community_comments a where a.parent_id = m.id and a.state = 'published') as reply_count,
    (select o.blog_id from community_comments o where o.id = m.reply_to_id) as reply_to_blog_id`;
}

async function queryComments(
  db: Queryable,
  sql: string,
  values: readonly (string | number | boolean | null)[],
) {
  const rows = await db.query<CommentRow>(sql, [...values]);
  return rows.map((row) => ({
    ...row,
    content: validBlocks(row.content, { row: `community_comments ${row.id}`, column: 'content' }),
  }));
}

/** Condition that a comment is listed for everybody: a deleted one only where answers hang on it. */
const IS_LISTED = `(m.state = 'published' or m.state in ('deleted', 'removed') and exists (
  select 1 from community_comments a where a.parent_id = m.id and a.state = 'published'))`;

/** Condition that a comment is listed for a viewer, who does not see again what they reported. */
function isListedFor(viewer: string, isModerator: string): string {
  return `(${IS_LISTED} or m.state in ('pending', 'removed') and (m.user_id = ${viewer} or ${isModerator}))
    and ${isUnreported('m', viewer)}`;
}

/** Condition that the viewer has not reported a comment. */
function isUnreported(comment: string, viewer: string): string {
  return `not exists (select 1 from community_reports r where r.user_id = ${viewer} and r.thing_id = ${comment}.id)`;
}

/** Orders of the first comments of threads. */
export type CommentSort = 'best' | 'newest' | 'oldest';

/** Place in a list of comments: the number by which it is ordered, and the id. */
export type CommentPlace = readonly [score: number, id: string];

/** A request for a list of comments: first ones of threads, or the answers to one. */
export interface CommentQuery {
  postId: string;
  parentId: string | null;
  sort: CommentSort;
  viewerId: string | null;
  /** True for those who help to run the community, who see what waits and what was removed. */
  isModerator: boolean;
}

type PlaceRow = Columns<'community_comments', 'id'> & { score: number };

/** The number by which a comment is ordered: its likes and answers, or nothing beyond its age. */
const SCORES: Readonly<Record<CommentSort, string>> = {
  best: `m.like_count + (select count(*)::int from community_comments a
    where a.parent_id = m.id and a.state = 'published')`,
  newest: '0',
  oldest: '0',
};

function ordered(sort: CommentSort): string {
  return sort === 'oldest' ? 'score, id' : 'score desc, id desc';
}

/** Returns the ids of a list of comments in its order: first ones of threads, or the answers to one. */
export function commentPlaces(
  db: Queryable,
  { postId, parentId, sort, viewerId, isModerator }: CommentQuery,
  { after, limit }: { after: CommentPlace | null; limit: number },
): Promise<PlaceRow[]> {
  const beyond = sort === 'oldest' ? '>' : '<';
  return db.query(
    `select id, score from (
       select m.id, ${SCORES[sort]} as score from community_comments m
        where m.post_id = $1 and m.parent_id is not distinct from $2::bigint and ${isListedFor('$6::bigint', '$7')}) x
      where $3::bigint is null or (score, id) ${beyond} ($4::int, $3::bigint)
      order by ${ordered(sort)} limit $5`,
    [postId, parentId, after?.[1] ?? null, after?.[0] ?? 0, limit, viewerId, isModerator],
  );
}

/** Returns the place after which a page begins that has a comment in its middle; null for the first page. */
export async function placeBefore(
  db: Queryable,
  { postId, parentId, sort, viewerId, isModerator }: CommentQuery,
  id: string,
  distance: number,
): Promise<CommentPlace | null> {
  const row = await first<PlaceRow>(
    db,
    `with list as (
       select id, score, row_number() over (order by ${ordered(sort)}) as place from (
         select m.id, ${SCORES[sort]} as score from community_comments m
          where m.post_id = $1 and m.parent_id is not distinct from $2::bigint and ${isListedFor('$5::bigint', '$6')}) x
     )
     select id, score from list where place = (select place from list where id = $3) - 1 - $4::int`,
    [postId, parentId, id, distance, viewerId, isModerator],
  );
  return row ? [row.score, row.id] : null;
}

/** Returns comments by their ids, in that order. */
export async function commentsByIds(
  db: Queryable,
  ids: readonly string[],
  viewerId: string | null,
): Promise<CommentRow[]> {
  if (ids.length === 0) return [];
  const sql = `select ${commentColumns('$2::bigint')} from community_comments m where m.id = any($1::bigint[])`;
  const rows = await queryComments(db, sql, [`{${ids.join(',')}}`, viewerId]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Number of answers that are shown with a comment. */
const FIRST_ANSWER_COUNT = 3;

/** Returns the first answers to each of some comments, and one more where it is among them. */
export function firstAnswers(
  db: Queryable,
  parentIds: readonly string[],
  viewerId: string | null,
  alsoId: string | null,
): Promise<CommentRow[]> {
  if (parentIds.length === 0) return Promise.resolve([]);
  return queryComments(
    db,
    `select ${commentColumns('$2::bigint')} from unnest($1::bigint[]) as t (id)
       cross join lateral (
         select * from (select a.* from community_comments a where a.parent_id = t.id and a.state = 'published'
              and ${isUnreported('a', '$2::bigint')}
            order by a.id limit ${FIRST_ANSWER_COUNT}) x
         union
         select a.* from community_comments a where a.parent_id = t.id and a.id = $3::bigint and a.state = 'published') m
      order by m.id`,
    [`{${parentIds.join(',')}}`, viewerId, alsoId],
  );
}

/** Returns the roles of blogs in a community, by blog; those that left have none. */
export async function rolesOfBlogs(
  db: Queryable,
  communityId: string,
  blogIds: readonly string[],
): Promise<Map<string, components['schemas']['CommunityRole']>> {
  const rows = await db.query<{ blog_id: string; role: components['schemas']['CommunityRole'] }>(
    `select m.blog_id::text as blog_id, m.role::text as role from space_members m
      where m.space_id = $1 and m.blog_id = any($2::bigint[])`,
    [communityId, blogIds],
  );
  return new Map(rows.map((row) => [row.blog_id, row.role]));
}

/** Counts the comments below a post, answers included, or the answers to one. */
export async function countComments(db: Queryable, postId: string, parentId: string | null): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    `select count(*)::int as count from community_comments
      where post_id = $1 and state = 'published' and ($2::bigint is null or parent_id = $2)`,
    [postId, parentId],
  );
  return row?.count ?? 0;
}

/** A comment to be inserted. */
export interface NewComment {
  post: { id: string; blog_id: string };
  /** The first comment of its thread, and the answer that it answers; null for none. */
  parentId: string | null;
  replyToId: string | null;
  userId: string;
  blogId: string;
  content: readonly Block[];
}

/** Inserts a comment. Returns its id. */
export async function insertComment(tx: Queryable, comment: NewComment): Promise<string> {
  const { post, parentId, replyToId, userId, blogId, content } = comment;
  const row = await first<Columns<'community_comments', 'id'>>(
    tx,
    `insert into community_comments (post_blog_id, post_id, parent_id, reply_to_id, user_id, blog_id, content)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [post.blog_id, post.id, parentId, replyToId, userId, blogId, json(content)],
  );
  if (!row) throw new Error('A comment was not written');
  return row.id;
}

/** Changes the words of a published comment. Returns false when it is gone. */
export async function updateComment(tx: Queryable, id: string, content: readonly Block[]): Promise<boolean> {
  const row = await first(
    tx,
    `update community_comments set content = $2, edited_at = now() where id = $1 and state = 'published' returning id`,
    [id, json(content)],
  );
  return row !== undefined;
}

/** Empties a comment. The row stays because answers hang on it. */
export async function removeComment(tx: Queryable, id: string): Promise<void> {
  await tx.query(`update community_comments set state = 'deleted', content = '[]' where id = $1`, [id]);
  await tx.query('delete from community_comment_likes where comment_id = $1', [id]);
}

/** Adds a like. Doing it twice changes nothing. */
export async function insertLike(tx: Queryable, commentId: string, userId: string): Promise<void> {
  await tx.query(
    'insert into community_comment_likes (comment_id, user_id) values ($1, $2) on conflict do nothing',
    [commentId, userId],
  );
}

/** Removes a like. */
export async function deleteLike(db: Queryable, commentId: string, userId: string): Promise<void> {
  await db.query('delete from community_comment_likes where comment_id = $1 and user_id = $2', [
    commentId,
    userId,
  ]);
}

/** Counts the comments that a member liked since a time in seconds since 1970. */
export async function countLikesSince(db: Queryable, userId: string, since: number): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    `select count(*)::int as count from community_comment_likes
      where user_id = $1 and liked_at > to_timestamp($2::float8)`,
    [userId, since],
  );
  return row?.count ?? 0;
}
