import { limits } from '#generated/limits.ts';
import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { publishedInSpace } from '#server/policies/visible-posts.ts';

/**
 * Returns a join that adds the marks of a member on the boards of a community, as arrays of `m`. It reads them once for
 * all communities: a look-up for each post costs more than the post itself.
 *
 * @param r alias of the member's row of `community_readers`
 * @param user SQL expression of the member's id, the same for every row
 */
function withBoardMarks(r: string, user: string): string {
  return `left join (
      select b.community_id, array_agg(o.board_id) as boards, array_agg(o.read_position) as marks
        from community_board_readers o join community_boards b on b.id = o.board_id
       where o.user_id = ${user} group by b.community_id) m on m.community_id = ${r}.community_id`;
}

/**
 * Returns the statement that counts the unread posts of a member `r` (a row of `community_readers`) with their marks
 * `m`: posts of others after the mark of the community and after that of their board, up to the limit. It reads the
 * index `posts_community`.
 */
function unreadOf(r: string): string {
  return `select count(*)::int as unread from (
    select 1 from ${publishedInSpace('p', `${r}.community_id`)} and p.position > ${r}.read_position
       and p.author_id is distinct from ${r}.user_id
       and p.position > coalesce(m.marks[array_position(m.boards, p.board_id)], 0)
     limit ${limits.communityUnread}) x`;
}

/** Returns the statement that finds the newest post of a community up to a mark. */
function newestRead(community: string, mark: string): string {
  return `(select p.id from ${publishedInSpace('p', community)} and p.position <= ${mark}
    order by p.position desc limit 1)`;
}

/** The choices of the viewer in a community, and their place in it. */
export interface ReaderRow
  extends Columns<
    'community_readers',
    'community_id' | 'is_muted' | 'is_subscribed' | 'has_read_guide' | 'read_position'
  > {
  /** Seconds since 1970. */
  read_at: number;
  /** Number of posts after the one read last; at most the limit `communityUnread`. */
  unread: number;
  /** The newest post that was read; null for none. */
  read_post_id: Tables['posts']['id'] | null;
}

/** Returns what the viewer has chosen and read in communities. */
export function readerRows(
  db: Queryable,
  communityIds: readonly string[],
  viewerId: string,
): Promise<ReaderRow[]> {
  return db.query<ReaderRow>(
    `select r.community_id, r.is_muted, r.is_subscribed, r.has_read_guide, r.read_position,
            floor(extract(epoch from r.read_at))::float8 as read_at, n.unread,
            ${newestRead('r.community_id', 'r.read_position')} as read_post_id
       from community_readers r ${withBoardMarks('r', '$2')}
      cross join lateral (${unreadOf('r')}) n
      where r.user_id = $2 and r.community_id = any($1::bigint[])`,
    [communityIds, viewerId],
  );
}

/** Counts the unread posts of all communities of a member that they did not mute, in one statement. */
export function unreadByCommunity(
  db: Queryable,
  userId: string,
): Promise<(Columns<'communities', 'uuid'> & { unread: number })[]> {
  return db.query(
    `select c.uuid, n.unread from community_readers r
       join communities c on c.id = r.community_id and c.deleted_at is null
       ${withBoardMarks('r', '$1')}
      cross join lateral (${unreadOf('r')}) n
      where r.user_id = $1 and not r.is_muted and n.unread > 0`,
    [userId],
  );
}

/** Marks and counts of a member on a board. */
export interface BoardReaderRow extends Columns<'community_boards', 'path'> {
  unread: number;
  /** Seconds since 1970; the later mark of board and community. */
  read_at: number;
  read_post_id: Tables['posts']['id'] | null;
}

/** Returns what a member has read of the boards of a community. */
export function boardReaders(db: Queryable, communityId: string, userId: string): Promise<BoardReaderRow[]> {
  return db.query<BoardReaderRow>(
    `select b.path, n.unread, floor(extract(epoch from greatest(r.read_at, o.read_at)))::float8 as read_at,
            (select p.id from ${publishedInSpace('p', '$1')} and p.board_id = b.id
                and p.position <= m.mark order by p.position desc limit 1) as read_post_id
       from community_readers r join community_boards b on b.community_id = r.community_id
       left join community_board_readers o on o.board_id = b.id and o.user_id = r.user_id
      cross join lateral (select greatest(r.read_position, o.read_position) as mark) m
      cross join lateral (select count(*)::int as unread from (
        select 1 from ${publishedInSpace('p', '$1')} and p.board_id = b.id and p.position > m.mark
           and p.author_id is distinct from r.user_id limit ${limits.communityUnread}) x) n
      where r.community_id = $1 and r.user_id = $2`,
    [communityId, userId],
  );
}

/** Returns the position of the newest post of a community or of one of its boards; null without posts. */
export async function newestPosition(
  db: Queryable,
  communityId: string,
  boardId: string | null,
): Promise<string | null> {
  const row = await first<{ position: string | null }>(
    db,
    `select max(p.position) as position from ${publishedInSpace('p', '$1')}
        and ($2::bigint is null or p.board_id = $2)`,
    [communityId, boardId],
  );
  return row?.position ?? null;
}

/** Moves the mark of a member in a community towards newer posts, never back. */
export async function moveMark(
  db: Queryable,
  communityId: string,
  userId: string,
  position: string,
): Promise<void> {
  await db.query(
    `update community_readers set read_position = $3, read_at = now()
      where community_id = $1 and user_id = $2 and read_position < $3`,
    [communityId, userId, position],
  );
}

/** Moves the mark of a member on a board towards newer posts, never back. */
export async function moveBoardMark(
  db: Queryable,
  boardId: string,
  userId: string,
  position: string,
): Promise<void> {
  await db.query(
    `insert into community_board_readers as o (board_id, user_id, read_position) values ($1, $2, $3)
     on conflict (board_id, user_id) do update set read_position = excluded.read_position, read_at = now()
      where o.read_position < excluded.read_position`,
    [boardId, userId, position],
  );
}
