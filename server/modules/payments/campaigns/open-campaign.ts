import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import type { WorkContext } from '#server/define-module.ts';
import {
  type CheckoutRow,
  insertCheckout,
  lockOpenCheckout,
  updateCheckout,
} from '../checkouts/checkouts-repository.ts';
import { closeCheckout } from '../checkouts/close-checkout.ts';
import { CHECKOUT_TTL_MS } from '../checkouts/open-checkout.ts';
import { type Price, setPayerCountry } from '../prices/prices-repository.ts';
import { currentProvider } from '../providers/providers.ts';
import {
  type CampaignRow,
  canBurn,
  insertCampaign,
  lockCampaignOfCheckout,
  type NewCampaign,
} from './campaigns-repository.ts';

/** A campaign that a member wants to buy. */
export type WantedCampaign = { campaign: NewCampaign; price: Price; returnUrl: string | undefined };

function isSameCampaign(row: CampaignRow, { campaign }: WantedCampaign): boolean {
  return (
    row.post_id === campaign.postId &&
    row.item === campaign.item &&
    row.buyer_blog_id === campaign.buyerBlogId &&
    row.language === (campaign.language ?? null) &&
    row.wanted === (campaign.wantedStartTs ?? null) &&
    row.tags.join(',') === campaign.tags.join(',')
  );
}

/**
 * Makes a campaign with its checkout, or returns the unpaid one of the same thing, so that a second press or tab makes no
 * second one. An unpaid one of something else is given up: a member has one open checkout of campaigns.
 *
 * @throws not-in-this-state while another campaign is being paid, post-is-ignited when the post burns already
 */
export function openCampaign(
  { db, services }: WorkContext,
  wanted: WantedCampaign,
): Promise<{ campaignId: string; checkoutId: string }> {
  const nowMs = services.now();
  return db.transaction(async (tx) => {
    const { campaign, price, returnUrl } = wanted;
    const { userId, item } = campaign;
    // Locks the row of the payer, so that two tabs do not open two checkouts.
    await setPayerCountry(tx, userId, price.country);
    const open = await lockOpenCheckout(tx, userId, 'blaze');
    const same = open && (await keepOrClose(tx, open, wanted, nowMs));
    if (same !== undefined) return same;
    if (!(await canBurn(tx, campaign))) throw domainError('post-is-ignited');
    const expiresAtMs = nowMs + CHECKOUT_TTL_MS;
    const provider = currentProvider(services);
    const checkout = { userId, kind: 'blaze', item, price, provider, returnUrl, expiresAtMs } as const;
    const checkoutId = await insertCheckout(tx, checkout);
    return { campaignId: await insertCampaign(tx, campaign, { checkoutId }), checkoutId };
  });
}

async function keepOrClose(
  tx: Queryable,
  open: CheckoutRow,
  wanted: WantedCampaign,
  nowMs: number,
): Promise<{ campaignId: string; checkoutId: string } | undefined> {
  const row = await lockCampaignOfCheckout(tx, open.id);
  if (row && isSameCampaign(row, wanted)) {
    const { price, returnUrl } = wanted;
    const isBeingPaid = open.status === 'confirming' || open.status === 'needs-action';
    const changes = { item: row.item, price, returnUrl, expiresAtMs: nowMs + CHECKOUT_TTL_MS };
    if (!isBeingPaid) await updateCheckout(tx, open.id, changes);
    return { campaignId: row.id, checkoutId: open.id };
  }
  if (open.status === 'confirming') throw domainError('not-in-this-state');
  await closeCheckout(tx, open.id, 'cancelled', nowMs);
  return undefined;
}
