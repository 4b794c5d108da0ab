import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { thumbsOf } from '#server/entities/post/post-thumbs.ts';
import { drawingOf, productOf } from '#server/entities/shop/catalogue.ts';
import { type PurchaseContext, presentPurchase } from './purchase-presenter.ts';
import type { PurchaseRow } from './purchases-repository.ts';

type Purchase = components['schemas']['Purchase'];

/** Returns purchases as their member sees them, with a picture of each: for a whole page at once. */
export async function presentPurchases(
  db: Queryable,
  rows: readonly PurchaseRow[],
  viewerId: string,
  about: PurchaseContext,
): Promise<Purchase[]> {
  const supported = rows.filter(({ kind }) => kind === 'membership');
  const [thumbs, blogs] = await Promise.all([
    thumbsOf(
      db,
      rows.flatMap(({ post_id: id }) => id ?? []),
      viewerId,
    ),
    blogsByIds(
      db,
      supported.flatMap(({ blog_id: id }) => id ?? []),
      viewerId,
    ),
  ]);
  function pictureOf({ kind, item, post_id: postId, blog_id: blogId }: PurchaseRow): Purchase['picture'] {
    if (kind === 'blaze') return thumbs.get(postId ?? '')?.media;
    if (kind === 'shop' || kind === 'gift') return productOf(item) && [drawingOf(item)];
    const blog = kind === 'membership' ? blogs.get(blogId ?? '') : undefined;
    return blog && presentBlogRef(blog, viewerId).avatar;
  }
  return rows.map((row) => {
    const picture = pictureOf(row);
    const summary = thumbs.get(row.post_id ?? '')?.summary;
    return {
      ...presentPurchase(row, about),
      ...(picture && picture.length > 0 ? { picture } : {}),
      ...(summary ? { postSummary: summary } : {}),
    };
  });
}
