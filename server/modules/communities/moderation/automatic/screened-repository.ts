import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable, type SqlValue } from '#server/db/database.ts';
import { validBlocks } from '#server/http/contract/stored-shapes.ts';
import type { ModeratedThing } from '../queue/items-repository.ts';
import type { Screened } from './screened.ts';

const DAY_SECONDS = 86_400;

type Block = components['schemas']['ContentBlock'];

interface Writer {
  user_id: string;
  report_count: number;
  /** Days since the author joined; null for somebody who left. */
  member_days: number | null;
  /** True for those who help to run the community, on whom no rule acts. */
  is_moderator: boolean;
}
type PostRow = Writer &
  Columns<'posts', 'id' | 'blog_id' | 'tags' | 'source_url' | 'content', { content: Block[] }>;
type CommentRow = Writer &
  Columns<
    'community_comments',
    'id' | 'blog_id' | 'post_id' | 'post_blog_id' | 'content',
    { content: Block[] }
  >;

/** A thing with what the act of a rule on it needs. */
export interface ScreenedThing {
  screened: Screened;
  thing: ModeratedThing;
  isModerator: boolean;
}

/** Joins the seat of the author of a thing, and the reports of it that wait. */
function writerOf(user: string, community: string, thing: string): string {
  return `left join lateral (
      select extract(epoch from now() - min(s.joined_at))::float8 / ${DAY_SECONDS} as member_days,
             bool_or(s.role in ('admin', 'moderator')) as is_moderator
        from space_members s where s.space_id = ${community} and s.user_id = ${user}) w on true
    left join lateral (
      select count(*)::int as report_count from community_reports r
        join community_queue_items i on i.id = r.item_id
       where i.thing_id = ${thing} and r.state = 'open') k on true`;
}
const WRITER = 'w.member_days, coalesce(w.is_moderator, false) as is_moderator, k.report_count';

function ofPost(communityId: string, row: PostRow): ScreenedThing {
  const where = { row: `posts ${row.id}`, column: 'content' };
  return {
    screened: {
      kind: 'posts',
      content: validBlocks(row.content, where),
      ...{ tags: row.tags, sourceUrl: row.source_url },
      ...{ reportCount: row.report_count, memberDays: row.member_days },
    },
    thing: {
      ...{ communityId, userId: row.user_id, blogId: row.blog_id },
      post: { id: row.id, blog_id: row.blog_id },
    },
    isModerator: row.is_moderator,
  };
}

function ofComment(communityId: string, row: CommentRow): ScreenedThing {
  const where = { row: `community_comments ${row.id}`, column: 'content' };
  return {
    screened: {
      kind: 'comments',
      content: validBlocks(row.content, where),
      ...{ tags: [], sourceUrl: null },
      ...{ reportCount: row.report_count, memberDays: row.member_days },
    },
    thing: {
      ...{ communityId, userId: row.user_id, blogId: row.blog_id },
      ...{ post: { id: row.post_id, blog_id: row.post_blog_id }, commentId: row.id },
    },
    isModerator: row.is_moderator,
  };
}

/** Returns a published post of a community as rules look at it. */
export async function screenedPost(
  db: Queryable,
  communityId: string,
  post: { id: string; blog_id: string },
): Promise<ScreenedThing | undefined> {
  const row = await first<PostRow>(
    db,
    `select p.id, p.blog_id, p.author_id as user_id, p.content, p.tags, p.source_url, ${WRITER}
       from posts p ${writerOf('p.author_id', 'p.community_id', 'p.id')}
      where p.blog_id = $1 and p.id = $2 and p.community_id = $3 and p.state = 'published'`,
    [post.blog_id, post.id, communityId],
  );
  return row && ofPost(communityId, row);
}

/** Returns a published comment as rules look at it. */
export async function screenedComment(
  db: Queryable,
  communityId: string,
  commentId: string,
): Promise<ScreenedThing | undefined> {
  const row = await first<CommentRow>(
    db,
    `select m.id, m.blog_id, m.user_id, m.post_id, m.post_blog_id, m.content, ${WRITER}
       from community_comments m ${writerOf('m.user_id', '$2::bigint', 'm.id')}
      where m.id = $1 and m.state = 'published'`,
    [commentId, communityId],
  );
  return row && ofComment(communityId, row);
}

/** A thing of the last days, as a rule would have looked at it. */
export interface WrittenThing extends ScreenedThing {
  /** True when moderators removed or labelled it. */
  wasRight: boolean;
  /** Seconds since 1970. */
  written: number;
}

type Written = { was_right: boolean; written: number };

/** Joins all reports of a thing, and whether moderators decided against it. */
function writtenBy(user: string, thing: string): string {
  return `left join lateral (
      select extract(epoch from ${thing}.t_at - min(s.joined_at))::float8 / ${DAY_SECONDS} as member_days,
             bool_or(s.role in ('admin', 'moderator')) as is_moderator
        from space_members s where s.space_id = $1 and s.user_id = ${user}) w on true
    left join lateral (select count(distinct r.user_id)::int as report_count from community_reports r
      join community_queue_items i on i.id = r.item_id where i.thing_id = t.id) k on true`;
}
const WAS_RIGHT = `exists (select 1 from community_queue_items i join community_decisions d on d.id = i.decision_id
  where i.thing_id = t.id and d.action in ('remove', 'label') and d.revoked_at is null) as was_right`;

function seconds(column: string): string {
  return `floor(extract(epoch from ${column}))::float8`;
}

/** The part of a week of things that is read at once: those below an id, or the newest ones. */
export interface WrittenPage {
  since: string;
  below: string | null;
  limit: number;
}

function values(communityId: string, { since, below, limit }: WrittenPage): SqlValue[] {
  return [communityId, since, below, limit];
}

/** Returns posts of a community that were written since an id, also those that wait or were removed, the newest first. */
export async function writtenPosts(
  db: Queryable,
  communityId: string,
  page: WrittenPage,
): Promise<WrittenThing[]> {
  const rows = await db.query<PostRow & Written>(
    `select t.id, t.blog_id, t.author_id as user_id, t.content, t.tags, t.source_url, ${WRITER}, ${WAS_RIGHT},
            ${seconds('t.published_at')} as written
       from (
         select p.*, p.published_at as t_at from posts p
          where p.community_id = $1 and p.id > $2::bigint and ($3::bigint is null or p.id < $3)
            and (p.state = 'published' or p.state = 'disabled' and exists (
              select 1 from community_hidden_posts h where h.post_id = p.id))
          order by p.id desc limit $4) t
       ${writtenBy('t.author_id', 't')} order by t.id desc`,
    values(communityId, page),
  );
  return rows.map((row) => ({
    ...ofPost(communityId, row),
    ...{ wasRight: row.was_right, written: row.written },
  }));
}

/** Returns comments of a community that were written since an id and not deleted, the newest first. */
export async function writtenComments(
  db: Queryable,
  communityId: string,
  page: WrittenPage,
): Promise<WrittenThing[]> {
  const rows = await db.query<CommentRow & Written>(
    `select t.id, t.blog_id, t.user_id, t.post_id, t.post_blog_id, t.content, ${WRITER}, ${WAS_RIGHT},
            ${seconds('t.created_at')} as written
       from (
         select m.*, m.created_at as t_at from community_comments m
           join posts p on p.blog_id = m.post_blog_id and p.id = m.post_id
          where p.community_id = $1 and m.id > $2::bigint and ($3::bigint is null or m.id < $3)
            and m.state <> 'deleted'
          order by m.id desc limit $4) t
       ${writtenBy('t.user_id', 't')} order by t.id desc`,
    values(communityId, page),
  );
  return rows.map((row) => ({
    ...ofComment(communityId, row),
    ...{ wasRight: row.was_right, written: row.written },
  }));
}
