import { first, type Queryable } from '#server/db/database.ts';
import { itemOf, planOfItem } from '../prices/items.ts';
import { type Price, priceOfRow } from '../prices/prices-repository.ts';
import type { SubscriptionRow } from './subscriptions-repository.ts';

/** An item with the price of a period. */
export type Offer = { item: string; price: Price };

/** Returns the change that a member chose; undefined when the subscription goes on as it is. */
export function chosenChange(row: SubscriptionRow): Offer | undefined {
  const { next_item: item, next_country: country, next_currency: currency, next_amount: amount } = row;
  const { next_tax_name: taxName, next_tax_rate_bps: taxRateBps } = row;
  if (item === null || country === null || currency === null || amount === null) return undefined;
  if (taxName === null || taxRateBps === null) return undefined;
  return { item, price: { amount: BigInt(amount), currency, country, taxName, taxRateBps } };
}

/** Returns what the next payment of a subscription is for, and its price. */
export function nextOffer(row: SubscriptionRow): Offer {
  return chosenChange(row) ?? { item: row.item, price: priceOfRow(row) };
}

/** Stores a change that holds from the next payment; undefined takes it away. */
export async function setChange(tx: Queryable, id: string, offer: Offer | undefined): Promise<void> {
  const price = offer?.price;
  await tx.query(
    `update subscriptions set next_item = $2, next_country = $3, next_currency = $4, next_amount = $5,
            next_tax_name = $6, next_tax_rate_bps = $7
      where id = $1`,
    [
      id,
      offer?.item ?? null,
      price?.country ?? null,
      price?.currency ?? null,
      price === undefined ? null : String(price.amount),
      price?.taxName ?? null,
      price?.taxRateBps ?? null,
    ],
  );
}

/**
 * Changes what a subscription is for, from the end of its paid time on. The choice that led to it is done; a later one stays.
 */
export async function applyChange(tx: Queryable, id: string, { item, price }: Offer): Promise<void> {
  await tx.query(
    `update subscriptions set item = $2, period = $3, plan_id = coalesce($4::bigint, plan_id), country = $5, currency = $6,
            amount = $7, tax_name = $8, tax_rate_bps = $9, counted_from = period_end, periods_before = paid_periods
      where id = $1`,
    [
      id,
      item,
      itemOf(item).period ?? null,
      planOfItem(item)?.planId ?? null,
      price.country,
      price.currency,
      String(price.amount),
      price.taxName,
      price.taxRateBps,
    ],
  );
}

/** Returns true while a payment of the next period is under way. */
export async function isBeingCharged(tx: Queryable, id: string): Promise<boolean> {
  const row = await first(
    tx,
    `select 1 from payments where subscription_id = $1 and status in ('started', 'needs-action')`,
    [id],
  );
  return row !== undefined;
}
