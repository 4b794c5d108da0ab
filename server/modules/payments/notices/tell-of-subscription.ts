import type { Queryable } from '#server/db/database.ts';
import { ownerOfBlog, primaryBlogOf } from '#server/entities/shop/paid-notices-repository.ts';
import { priceOfRow } from '../prices/prices-repository.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions-repository.ts';
import { tellOfPaid } from './paid-notices-repository.ts';

/** Change of a subscription that its member is told of. `lapsed`: it ended because no attempt to charge it succeeded. */
type Change = 'renewed' | 'unpaid' | 'ending' | 'ended' | 'lapsed';

/**
 * Tells the member of a subscription what happened to it, and the blog of a membership that a supporter has gone. One that
 * never ran tells nothing: its checkout says that it was not paid.
 */
export async function tellOfSubscription(
  tx: Queryable,
  subscription: SubscriptionRow,
  change: Change,
  dayMs?: number,
): Promise<void> {
  const { id, user_id: userId, kind, blog_id: blogId, paid_periods: periods, failed } = subscription;
  if (userId === null || subscription.started === null) return;
  const isCharged = change === 'renewed' || change === 'unpaid';
  await tellOfPaid(tx, {
    ...{ userId, dayMs },
    event: `${kind === 'premium' ? 'premium' : 'membership'}-${change}`,
    cause: [id, periods, ...(change === 'unpaid' ? [failed.length] : [])].join('-'),
    aboutBlogId: blogId,
    money: isCharged ? priceOfRow(subscription) : undefined,
  });
  if (change === 'ended' || change === 'lapsed') await tellSeller(tx, subscription, 'supporter-gone');
}

/** Tells the owner of a blog of a member who supports it now, or no longer does; nobody for premium. */
export async function tellSeller(
  tx: Queryable,
  { id, user_id: userId, kind, blog_id: blogId }: SubscriptionRow,
  event: 'supporter-new' | 'supporter-gone',
): Promise<void> {
  if (kind === 'premium' || blogId === null || userId === null) return;
  const ownerId = await ownerOfBlog(tx, blogId);
  if (ownerId === undefined) return;
  await tellOfPaid(tx, {
    ...{ userId: ownerId, event, cause: id, blogId },
    aboutBlogId: await primaryBlogOf(tx, userId),
  });
}
