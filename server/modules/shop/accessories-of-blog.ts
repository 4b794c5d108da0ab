import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { drawingOf, frameOf, productOf } from '#server/entities/shop/catalogue.ts';
import { goodsOf } from '#server/modules/payments/orders/goods-repository.ts';

/** Returns the frames and hats that a blog owns; the one it wears is marked. */
export async function accessoriesOfBlog(
  db: Queryable,
  blogId: string,
  wornKey: string | null,
): Promise<components['schemas']['Accessory'][]> {
  const goods = await goodsOf(db, blogId);
  return goods.flatMap(({ product: key }) => {
    const product = productOf(key);
    const frame = frameOf(key);
    if (product === undefined || frame === undefined) return [];
    const { title } = product;
    return { id: key, title, images: [drawingOf(key)], frame, worn: key === wornKey, quantity: 1 };
  });
}
