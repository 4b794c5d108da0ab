import type { Queryable } from '#server/db/database.ts';
import { ownerOfBlog } from '#server/entities/shop/paid-notices-repository.ts';
import type { CampaignRow } from '../campaigns/campaigns-repository.ts';
import { tellOfPaid } from './paid-notices-repository.ts';

type Change = 'approved' | 'rejected' | 'started' | 'finished' | 'stopped' | 'cancelled';

/**
 * Tells the buyer of a campaign what happened to it, with the money that goes back, and the owner of a post of another blog
 * that it burns.
 */
export async function tellOfCampaign(
  tx: Queryable,
  campaign: CampaignRow,
  change: Change,
  { dayMs, refund }: { dayMs?: number; refund?: bigint | undefined } = {},
): Promise<void> {
  const { id, user_id: userId, buyer_blog_id: buyerBlogId, blog_id: blogId, currency } = campaign;
  const about = { cause: id, campaignId: id };
  if (userId !== null) {
    const money = refund && currency !== null ? { amount: refund, currency } : undefined;
    await tellOfPaid(tx, {
      ...{ ...about, userId, dayMs, money },
      event: `campaign-${change}`,
      blogId: buyerBlogId,
    });
  }
  if (change !== 'started' || blogId === null || blogId === buyerBlogId) return;
  const ownerId = await ownerOfBlog(tx, blogId);
  if (ownerId === undefined || ownerId === userId) return;
  await tellOfPaid(tx, {
    ...{ ...about, userId: ownerId, blogId, dayMs },
    event: 'campaign-by-other',
    aboutBlogId: buyerBlogId,
  });
}
