import type { components } from '#generated/types/api.d.ts';
import type { Database } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { drawingOf, frameOf, productOf } from '#server/entities/shop/catalogue.ts';
import type { OrderRow } from '#server/modules/payments/orders/orders-repository.ts';

type Schemas = components['schemas'];

/** Returns what is in a gift, without its price. */
function presentItem(key: string): Schemas['GiftItem'] {
  const product = productOf(key);
  if (product === undefined) throw new RangeError(`No product is called ${key}.`);
  const { kind, title, description } = product;
  const frame = frameOf(key);
  return { productId: key, kind, title, description, images: [drawingOf(key)], ...(frame ? { frame } : {}) };
}

/** Returns gifts as a member sees them who gave them, or got them for a blog of theirs. */
export async function presentGifts(
  db: Database,
  rows: readonly OrderRow[],
  userId: string,
): Promise<Schemas['Gift'][]> {
  const ids = rows.flatMap(({ blog_id: to, from_blog_id: from }) => [to, from]).filter((id) => id !== null);
  const blogs = await blogsByIds(db, ids, userId);
  const refOf = (id: string | null) => {
    const blog = id === null ? undefined : blogs.get(id);
    return blog && presentBlogRef(blog, userId);
  };
  return rows.map((row) => {
    const isSent = row.user_id === userId;
    const [to, from] = [
      refOf(row.blog_id),
      isSent || !row.is_anonymous ? refOf(row.from_blog_id) : undefined,
    ];
    const { gift_status: status, gift_ended: ended, gift_expires: expires } = row;
    if (status === null) throw new RangeError('The gift is not paid.');
    return {
      id: row.id,
      direction: isSent ? 'sent' : 'received',
      status,
      item: presentItem(row.product),
      isAnonymous: row.is_anonymous,
      createdTs: row.fulfilled ?? row.created,
      ...(row.message === '' ? {} : { message: row.message }),
      ...(to ? { to } : {}),
      ...(from ? { from } : {}),
      ...(isSent ? { orderId: row.id } : {}),
      ...(status === 'delivered' && expires !== null ? { expiresTs: expires } : {}),
      ...(ended === null ? {} : status === 'claimed' ? { claimedTs: ended } : { endedTs: ended }),
    };
  });
}
