import type { Queryable } from '#server/db/database.ts';
import { campaignStatusAfter } from './campaign-status.ts';
import { campaignOfPayment, lockCampaign, updateCampaign } from './campaigns-repository.ts';

/** Ends the campaign of a payment that goes back as a whole; one that is over stays as it is. */
export async function endReturnedCampaign(tx: Queryable, paymentId: string, nowMs: number): Promise<void> {
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
}
