import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** A badge, frame or hat that a blog owns. */
export interface GoodRow extends Columns<'blog_goods', 'product'> {
  /** Seconds since 1970. */
  since: number;
}

/**
 * Gives a blog a badge, frame or hat.
 *
 * @returns false when it has one
 */
export async function insertGood(
  tx: Queryable,
  { blogId, product, orderId }: { blogId: string; product: string; orderId: string },
): Promise<boolean> {
  const row = await first(
    tx,
    `insert into blog_goods (blog_id, product, order_id) values ($1, $2, $3) on conflict do nothing returning product`,
    [blogId, product, orderId],
  );
  return row !== undefined;
}

/** Takes back what an order gave; the blog does not wear it any more. */
export async function deleteGoodOfOrder(tx: Queryable, orderId: string): Promise<void> {
  await tx.query(
    `with gone as (delete from blog_goods where order_id = $1 returning blog_id, product)
     update blogs b set avatar_frame = nullif(b.avatar_frame, gone.product),
            badges = array_remove(b.badges, gone.product)
       from gone where b.id = gone.blog_id`,
    [orderId],
  );
}

/** Returns true when a blog owns a product. */
export async function ownsGood(db: Queryable, blogId: string, product: string): Promise<boolean> {
  const row = await first(db, 'select 1 from blog_goods where blog_id = $1 and product = $2', [
    blogId,
    product,
  ]);
  return row !== undefined;
}

/** Returns what a blog owns, the latest first. */
export function goodsOf(db: Queryable, blogId: string): Promise<GoodRow[]> {
  return db.query<GoodRow>(
    `select product, floor(extract(epoch from created_at))::float8 as since from blog_goods
      where blog_id = $1 order by created_at desc, product`,
    [blogId],
  );
}

/** Returns how many of each product the blogs of a member own. */
export async function goodsOfMember(db: Queryable, userId: string): Promise<Map<string, number>> {
  const rows = await db.query<Columns<'blog_goods', 'product'> & { amount: number }>(
    `select g.product, count(*)::int as amount from blog_goods g
       join blog_members m on m.blog_id = g.blog_id
      where m.user_id = $1 and m.role = 'admin' group by g.product`,
    [userId],
  );
  return new Map(rows.map(({ product, amount }) => [product, amount]));
}
