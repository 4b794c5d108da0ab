import type { Queryable } from '#server/db/database.ts';
import { tellOfCampaign } from '../notices/tell-of-campaign.ts';
import { campaignStatusAfter } from './campaign-status.ts';
import { campaignOfPayment, lockCampaign, updateCampaign } from './campaigns-repository.ts';

/** Ends the campaign of a payment whose rest goes back, and tells its buyer; one that is over stays as it is. */
export async function endReturnedCampaign(
  tx: Queryable,
  paymentId: string,
  { refund, nowMs }: { refund: bigint; nowMs: number },
): Promise<void> {
  const found = await campaignOfPayment(tx, paymentId);
  const campaign = found && (await lockCampaign(tx, found.id));
  if (campaign === undefined) return;
  const isRunning = campaign.status === 'active';
  const status = campaignStatusAfter(campaign.status, isRunning ? 'stopped' : 'cancelled');
  if (status === undefined) return;
  const startMs = (campaign.starts ?? 0) * 1000;
  await updateCampaign(tx, campaign.id, {
    status,
    ...(isRunning ? { endsAtMs: Math.max(startMs, nowMs) } : {}),
  });
  await tellOfCampaign(tx, campaign, isRunning ? 'stopped' : 'cancelled', { refund });
}
