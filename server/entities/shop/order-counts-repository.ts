import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';

/** Number of orders of a member for one blog. */
interface OrderCountRow extends Columns<'shop_orders', 'blog_id'> {
  count: number;
}

/** Orders of a member: those for each blog, and all, also for blogs that are deleted since. */
export type OrderCounts = { total: number; ofBlog: ReadonlyMap<string | null, number> };

/** Counts what a member ordered in the shop, for own blogs and for others: paid, and not given back. */
export async function countOrders(db: Queryable, userId: string): Promise<OrderCounts> {
  const rows = await db.query<OrderCountRow>(
    `select blog_id, count(*)::int as count from shop_orders where user_id = $1 and status = 'fulfilled' group by blog_id`,
    [userId],
  );
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    ofBlog: new Map(rows.map(({ blog_id: blogId, count }) => [blogId, count])),
  };
}
