import type { Queryable } from '#server/db/database.ts';
import { campaignStatusAfter } from './campaign-status.ts';
import {
  canBurn,
  deleteUnpaidCampaign,
  lockCampaignOfCheckout,
  updateCampaign,
} from './campaigns-repository.ts';

/** Time in which staff answers a campaign. */
export const REVIEW_MS = 4 * 3_600_000;

/**
 * Gives a paid campaign to the review.
 *
 * @returns false when nobody wants it any more: its post is gone, or burns in another campaign meanwhile
 */
export async function fulfilCampaign(tx: Queryable, checkoutId: string, nowMs: number): Promise<boolean> {
  const campaign = await lockCampaignOfCheckout(tx, checkoutId);
  const status = campaign && campaignStatusAfter(campaign.status, 'paid');
  if (campaign === undefined || status === undefined || campaign.blog_id === null) return false;
  if (!(await canBurn(tx, { blogId: campaign.blog_id, postId: campaign.post_id }))) {
    await deleteUnpaidCampaign(tx, checkoutId);
    return false;
  }
  await updateCampaign(tx, campaign.id, { status, reviewDueMs: nowMs + REVIEW_MS });
  return true;
}
