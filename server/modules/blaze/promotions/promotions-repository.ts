import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** A blog that is put forward, or a post of it. */
export type Promoted = { blogId: string; postId: string | null };

/** A promotion that runs. */
export interface PromotionRow extends Columns<'promotions', 'id' | 'blog_id' | 'post_id'> {
  /** Its end in milliseconds since 1970: the one that ends first is the lowest. */
  position: string;
  /** Tags on whose pages it is shown now. */
  tags: string[];
  /** End of the tag that runs longest, in seconds since 1970. */
  ends: number;
}

/** Returns the statement that reads promotions, which it calls `m`, with the tags that run at a time; conditions follow. */
function running(now: string): string {
  return `
  select m.id, m.blog_id, m.post_id, r.tags, r.ends, m.id as position
    from promotions m
    join lateral (select array_agg(t.tag order by t.place) as tags, floor(extract(epoch from max(t.ends_at)))::float8 as ends
                    from promotion_tags t where t.promotion_id = m.id and t.ends_at > ${now}) r on r.tags is not null`;
}

/** Locks what is put forward, so that two requests do not make two promotions of it. */
export async function lockPromoted(tx: Queryable, { blogId }: Promoted): Promise<void> {
  await tx.query('select 1 from blogs where id = $1 for no key update', [blogId]);
}

/** Returns the running promotion of a blog or post. */
export function findPromotion(
  db: Queryable,
  { blogId, postId }: Promoted,
  nowMs: number,
): Promise<PromotionRow | undefined> {
  return first<PromotionRow>(
    db,
    `${running('$3')} where m.blog_id = $1 and m.post_id is not distinct from $2::bigint order by m.id desc limit 1`,
    [blogId, postId, new Date(nowMs).toISOString()],
  );
}

/** Returns running promotions after a page, the one that ends first before others. */
export function runningPromotions(
  db: Queryable,
  { after, nowMs, limit }: { after: { ends: number; id: string } | undefined; nowMs: number; limit: number },
): Promise<PromotionRow[]> {
  return db.query<PromotionRow>(
    `${running('$1')} where ($2::float8 is null or (r.ends, m.id) > ($2::float8, $3::bigint)) order by r.ends, m.id limit $4`,
    [new Date(nowMs).toISOString(), after?.ends ?? null, after?.id ?? null, limit],
  );
}

/** Stores a promotion without tags; returns its id. */
export async function insertPromotion(
  tx: Queryable,
  { blogId, postId }: Promoted,
  { userId, usesCredit, nowMs }: { userId: string; usesCredit: boolean; nowMs: number },
): Promise<string> {
  const row = await first<Columns<'promotions', 'id'>>(
    tx,
    `insert into promotions (user_id, blog_id, post_id, uses_credit, created_at) values ($1, $2, $3, $4, $5) returning id`,
    [userId, blogId, postId, usesCredit, new Date(nowMs).toISOString()],
  );
  if (row === undefined) throw new Error('The promotion was not stored.');
  return row.id;
}

/** Replaces the tags of a promotion, which all have one end. */
export async function replacePromotionTags(
  tx: Queryable,
  id: string,
  { tags, tagKeys, endsAtMs }: { tags: readonly string[]; tagKeys: readonly string[]; endsAtMs: number },
): Promise<void> {
  await tx.query('delete from promotion_tags where promotion_id = $1', [id]);
  await tx.query(
    `insert into promotion_tags (promotion_id, tag_key, tag, place, ends_at)
     select $1, key, tag, place, $4 from unnest($2::text[], $3::text[]) with ordinality as listed (key, tag, place)`,
    [id, tagKeys, tags, new Date(endsAtMs).toISOString()],
  );
}

/** Ends the promotion of a blog or post at a time, on the pages of some tags or on all. One that ends sooner stays so. */
export async function endPromotion(
  tx: Queryable,
  { blogId, postId }: Promoted,
  { tagKeys, endsAtMs }: { tagKeys: readonly string[] | undefined; endsAtMs: number },
): Promise<void> {
  await tx.query(
    `update promotion_tags t set ends_at = least(t.ends_at, $4::timestamptz) from promotions m
      where m.id = t.promotion_id and m.blog_id = $1 and m.post_id is not distinct from $2::bigint
        and ($3::text[] is null or t.tag_key = any($3))`,
    [blogId, postId, tagKeys ?? null, new Date(endsAtMs).toISOString()],
  );
}
