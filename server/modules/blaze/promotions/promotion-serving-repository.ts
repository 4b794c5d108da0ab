import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { nameableBlog, publicBlog } from '#server/policies/blogs-sql.ts';

/** A promotion that a reader may be shown. */
export interface PromotionCandidate extends Columns<'promotions', 'id' | 'blog_id' | 'post_id'> {
  /** The tag on whose page it is, as it was written; one of its tags that the reader follows elsewhere. */
  tag: string | null;
}

/** Promotions that run and are for a reader: of a blog that everybody may read, and that they neither follow, write nor block. */
const FOR_READER = `promotions m join blogs b on b.id = m.blog_id
  cross join lateral (
    select (array_agg(t.tag order by t.place) filter (where t.tag_key = $3
             or ($3::text is null and exists (select 1 from tag_follows f where f.user_id = $1 and f.tag = t.tag_key))))[1] as tag,
           bool_or($3::text is null or t.tag_key = $3) as is_here
      from promotion_tags t where t.promotion_id = m.id and t.ends_at > $2::timestamptz) r
  where r.is_here and ${publicBlog('b')} and ${nameableBlog('b', '$1::bigint')}
    and m.user_id is distinct from $1
    and not exists (select 1 from follows f where f.user_id = $1 and f.blog_id = m.blog_id)
    and not exists (select 1 from blog_members w where w.user_id = $1 and w.blog_id = m.blog_id)
    and not exists (select 1 from dismissed_blogs d where d.user_id = $1 and d.blog_id = m.blog_id)`;

/** A reader of a page and the time, in milliseconds since 1970. */
export type PromotionReader = { userId: string; nowMs: number; tagKey: string | undefined };

/** Returns the id of the promotion that a reader was shown last since a time. */
export function lastPromotionSeen(
  db: Queryable,
  userId: string,
  sinceMs: number,
): Promise<Columns<'promotion_views', 'promotion_id'> | undefined> {
  return first(
    db,
    'select promotion_id from promotion_views where user_id = $1 and seen_at > $2 order by seen_at desc limit 1',
    [userId, new Date(sinceMs).toISOString()],
  );
}

/** Returns promotions for a page of a reader that they did not see since a time, the one that they saw longest ago first. */
export function promotionsFor(
  db: Queryable,
  { userId, nowMs, tagKey }: PromotionReader,
  { only, sinceMs, limit }: { only: string | undefined; sinceMs: number; limit: number },
): Promise<PromotionCandidate[]> {
  return db.query<PromotionCandidate>(
    `select m.id, m.blog_id, m.post_id, r.tag from ${FOR_READER}
        and case when $4::bigint is null
              then not exists (select 1 from promotion_views v
                where v.user_id = $1 and v.promotion_id = m.id and v.seen_at > $5)
              else m.id = $4::bigint end
      order by (select v.seen_at from promotion_views v where v.user_id = $1 and v.promotion_id = m.id) nulls first, m.id
      limit $6`,
    [
      userId,
      new Date(nowMs).toISOString(),
      tagKey ?? null,
      only ?? null,
      new Date(sinceMs).toISOString(),
      limit,
    ],
  );
}

/** Stores that a reader is shown a promotion. */
export async function rememberPromotion(
  db: Queryable,
  { userId, promotionId, nowMs }: { userId: string; promotionId: string; nowMs: number },
): Promise<void> {
  await db.query(
    `insert into promotion_views (promotion_id, user_id, seen_at) values ($1, $2, $3)
     on conflict (promotion_id, user_id) do update set seen_at = excluded.seen_at`,
    [promotionId, userId, new Date(nowMs).toISOString()],
  );
}
