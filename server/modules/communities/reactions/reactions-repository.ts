import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** Numbers of kinds of reactions to a post besides one emoji: in all, and of one member. */
export interface KindCounts {
  all: number;
  own: number;
  /** True when somebody put the emoji there already. */
  is_known: boolean;
}

/** Counts the kinds of reactions to a post besides one emoji. The post must be locked. */
export async function countKinds(
  tx: Queryable,
  postId: string,
  userId: string,
  grapheme: string,
): Promise<KindCounts> {
  const row = await first<KindCounts>(
    tx,
    `select (count(distinct grapheme) filter (where grapheme <> $3))::int as all,
            (count(distinct grapheme) filter (where grapheme <> $3 and user_id = $2))::int as own,
            coalesce(bool_or(grapheme = $3), false) as is_known
       from community_reactions where post_id = $1`,
    [postId, userId, grapheme],
  );
  return row ?? { all: 0, own: 0, is_known: false };
}

/** A reaction of a blog to a post. */
export interface Reacting {
  post: { id: string; blog_id: string };
  userId: string;
  blogId: string;
  grapheme: string;
}

/** Adds a reaction and returns its id. Doing it twice changes nothing and returns undefined. */
export async function insertReaction(
  tx: Queryable,
  { post, userId, blogId, grapheme }: Reacting,
): Promise<string | undefined> {
  const row = await first<Columns<'community_reactions', 'id'>>(
    tx,
    `insert into community_reactions (post_blog_id, post_id, user_id, blog_id, grapheme) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning id`,
    [post.blog_id, post.id, userId, blogId, grapheme],
  );
  return row?.id;
}

/** Removes a reaction of a blog, which has one seat in the community. Returns its id; undefined when there was none. */
export async function deleteReaction(
  db: Queryable,
  { post, blogId, grapheme }: Omit<Reacting, 'userId'>,
): Promise<string | undefined> {
  const row = await first<Columns<'community_reactions', 'id'>>(
    db,
    'delete from community_reactions where post_id = $1 and blog_id = $2 and grapheme = $3 returning id',
    [post.id, blogId, grapheme],
  );
  return row?.id;
}

/** A blog's reaction to a post. */
export interface ReactorRow extends Columns<'community_reactions', 'id' | 'blog_id' | 'grapheme'> {
  /** Seconds since 1970. */
  reacted: number;
}

/** Returns reactions to a post, the newest first, optionally of one emoji. */
export function reactorsOf(
  db: Queryable,
  postId: string,
  { grapheme, before, limit }: { grapheme: string | null; before: string | null; limit: number },
): Promise<ReactorRow[]> {
  return db.query<ReactorRow>(
    `select id, blog_id, grapheme, floor(extract(epoch from reacted_at))::float8 as reacted
       from community_reactions
      where post_id = $1 and ($2::text is null or grapheme = $2) and ($3::bigint is null or id < $3)
      order by id desc limit $4`,
    [postId, grapheme, before, limit],
  );
}
