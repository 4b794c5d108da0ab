import type { components } from '#generated/types/api.d.ts';
import type { Database } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { productOf } from '#server/entities/shop/catalogue.ts';
import { presentPrice } from '#server/modules/payments/money/money.ts';
import { goodsOfMember } from '#server/modules/payments/orders/goods-repository.ts';
import { type OrderRow, stock } from '#server/modules/payments/orders/orders-repository.ts';
import { awaitedProducts } from '#server/modules/payments/orders/stock-waits-repository.ts';
import { priceOfRow } from '#server/modules/payments/prices/prices-repository.ts';
import { presentProduct } from './product-presenter.ts';

type Schemas = components['schemas'];

/** Returns orders as their member sees them. */
export async function presentOrders(
  db: Database,
  rows: readonly OrderRow[],
  { userId, locale }: { userId: string; locale: string },
): Promise<Schemas['ShopOrder'][]> {
  if (rows.length === 0) return [];
  const [stocks, owned, awaited, blogs] = await Promise.all([
    stock(db),
    goodsOfMember(db, userId),
    awaitedProducts(db, userId),
    blogsByIds(
      db,
      rows.flatMap(({ blog_id: id }) => id ?? []),
      userId,
    ),
  ]);
  return rows.map((row) => {
    const price = priceOfRow(row);
    const product = productOf(row.product);
    if (product === undefined) throw new RangeError(`No product is called ${row.product}.`);
    const blog = row.blog_id === null ? undefined : blogs.get(row.blog_id);
    return {
      id: row.id,
      status: row.status,
      product: presentProduct(product, price, { stocks, owned, awaited, locale }),
      total: presentPrice(price, locale),
      createdTs: row.created,
      canCancel: canCancel(row),
      ...(blog ? { recipient: presentBlogRef(blog, userId) } : {}),
      ...(row.fulfilled === null ? {} : { fulfilledTs: row.fulfilled }),
      ...(row.gift_status === null ? {} : { giftId: row.id }),
      ...(row.status === 'pending' ? { checkoutId: row.checkout_id, expiresTs: row.expires } : {}),
      ...(row.purchase_id === null ? {} : { purchaseId: row.purchase_id }),
    };
  });
}

/** Returns true while an order can be given up: before it is paid, and a gift until it is claimed. */
function canCancel({ status, checkout_status: checkout, gift_status: gift }: OrderRow): boolean {
  return status === 'pending' ? checkout !== 'confirming' : gift === 'delivered';
}
