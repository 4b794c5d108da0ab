import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import type { WorkContext } from '#server/define-module.ts';
import { allocate } from '../money/money.ts';
import { tellOfCampaign } from '../notices/tell-of-campaign.ts';
import { insertRefund, lockPurchase } from '../purchases/purchases-repository.ts';
import { sendRefund } from '../purchases/refund.ts';
import { type CampaignEvent, campaignStatusAfter } from './campaign-status.ts';
import {
  type CampaignRow,
  dueCampaigns,
  isPostPublished,
  lockCampaign,
  updateCampaign,
} from './campaigns-repository.ts';

/** Event that ends a campaign. */
export type CampaignEnd = Extract<CampaignEvent, 'cancelled' | 'stopped' | 'ended' | 'rejected'>;
type Rejection = { reason: NonNullable<CampaignRow['reject_reason']>; message: string };

/**
 * Returns the part of a price for the people who have not seen the post. What was shown and what was not add up to the price.
 */
export function notShown({ goal, shown_count: shown }: CampaignRow, paid: bigint): bigint {
  const [, rest = 0n] = allocate(paid, [BigInt(shown), BigInt(goal - shown)]);
  return rest;
}

/** Notice of each end for the buyer. */
const TOLD = { cancelled: 'cancelled', stopped: 'stopped', ended: 'finished', rejected: 'rejected' } as const;

/** Ends a campaign in a transaction, and tells its buyer. Returns the refund to send; undefined when nothing goes back. */
export async function endCampaignIn(
  tx: Queryable,
  campaign: CampaignRow,
  event: CampaignEnd,
  { nowMs, rejection }: { nowMs: number; rejection?: Rejection },
): Promise<string | undefined> {
  const status = campaignStatusAfter(campaign.status, event);
  if (status === undefined) throw domainError('campaign-not-changeable');
  const startMs = campaign.starts === null ? undefined : campaign.starts * 1000;
  const isEarly = event === 'stopped' && startMs !== undefined;
  await updateCampaign(tx, campaign.id, {
    status,
    ...(isEarly ? { endsAtMs: Math.max(startMs, nowMs) } : {}),
    ...(rejection ? { rejection } : {}),
  });
  const refund = await unusedMoney(tx, campaign);
  await tellOfCampaign(tx, campaign, TOLD[event], { refund: refund?.amount });
  return refund && insertRefund(tx, refund.purchaseId, { amount: refund.amount, reason: 'not-shown', nowMs });
}

/** Returns what goes back of the price of a campaign that ends; undefined when nothing does. */
async function unusedMoney(
  tx: Queryable,
  campaign: CampaignRow,
): Promise<{ purchaseId: string; amount: bigint } | undefined> {
  const purchase = campaign.purchase_id === null ? undefined : await lockPurchase(tx, campaign.purchase_id);
  if (purchase === undefined) return undefined;
  // A refund by staff before counts: nothing goes back twice.
  const left = BigInt(purchase.amount) - BigInt(purchase.refunded);
  const rest = notShown(campaign, BigInt(purchase.amount));
  const amount = rest < left ? rest : left;
  return amount === 0n ? undefined : { purchaseId: purchase.id, amount };
}

/**
 * Ends a campaign and gives back what was not shown: all of it before it began. The row is locked, so that no process shows
 * it meanwhile.
 *
 * @throws campaign-not-changeable when it is over, or cannot end like this in its status
 */
export async function endCampaign(
  context: WorkContext,
  id: string,
  event: CampaignEnd,
  rejection?: Rejection,
): Promise<void> {
  const nowMs = context.services.now();
  const refundId = await context.db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, id);
    if (campaign === undefined) throw domainError('not-found');
    return endCampaignIn(tx, campaign, event, { nowMs, ...(rejection ? { rejection } : {}) });
  });
  if (refundId !== undefined) await sendRefund(context, refundId);
}

/** Number of campaigns that one check takes. */
const BATCH_SIZE = 100;

/** Begins campaigns whose time has come, and ends those that are over or whose post is gone. */
export async function advanceCampaigns(context: WorkContext): Promise<void> {
  const due = await dueCampaigns(context.db, context.services.now(), BATCH_SIZE);
  for (const { id } of due) await advanceCampaign(context, id);
}

async function advanceCampaign(context: WorkContext, id: string): Promise<void> {
  const nowMs = context.services.now();
  const refundId = await context.db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, id);
    if (campaign === undefined) return undefined;
    const { status, goal, shown_count: shown } = campaign;
    const [startsMs, endsMs] = [(campaign.starts ?? Infinity) * 1000, (campaign.ends ?? Infinity) * 1000];
    if (status === 'active' && (endsMs <= nowMs || shown === goal))
      return endCampaignIn(tx, campaign, 'ended', { nowMs });
    const end = status === 'active' ? 'stopped' : 'cancelled';
    if (!(await isPostPublished(tx, campaign)))
      return campaignStatusAfter(status, end) && endCampaignIn(tx, campaign, end, { nowMs });
    const begun = startsMs <= nowMs ? campaignStatusAfter(status, 'begun') : undefined;
    if (begun === undefined) return undefined;
    await updateCampaign(tx, id, { status: begun });
    await tellOfCampaign(tx, campaign, 'started', { dayMs: endsMs });
    return undefined;
  });
  if (refundId !== undefined) await sendRefund(context, refundId);
}

/** Returns true when a campaign begins or ends. */
export async function hasDueCampaigns({ db, services }: WorkContext): Promise<boolean> {
  return (await dueCampaigns(db, services.now(), 1)).length > 0;
}
