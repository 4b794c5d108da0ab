import { domainError } from '#server/core/errors.ts';
import type { WorkContext } from '#server/define-module.ts';
import { tellOfCampaign } from '../notices/tell-of-campaign.ts';
import { campaignStatusAfter } from './campaign-status.ts';
import { lockCampaign, updateCampaign } from './campaigns-repository.ts';

const DAY_MS = 86_400_000;

/**
 * Starts a campaign that was accepted: now, or when its buyer wanted. It runs for all its days from then on.
 *
 * @throws campaign-not-changeable when it does not wait for its review
 */
export async function startCampaign({ db, services }: WorkContext, id: string): Promise<void> {
  const nowMs = services.now();
  await db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, id);
    if (campaign === undefined) throw domainError('not-found');
    const startsAtMs = Math.max(nowMs, (campaign.wanted ?? 0) * 1000);
    const status = campaignStatusAfter(
      campaign.status,
      startsAtMs > nowMs ? 'accepted-for-later' : 'accepted',
    );
    if (status === undefined) throw domainError('campaign-not-changeable');
    const endsAtMs = startsAtMs + campaign.days * DAY_MS;
    await updateCampaign(tx, id, { status, startsAtMs, endsAtMs });
    if (status === 'scheduled') await tellOfCampaign(tx, campaign, 'approved', { dayMs: startsAtMs });
    else await tellOfCampaign(tx, campaign, 'started', { dayMs: endsAtMs });
  });
}
