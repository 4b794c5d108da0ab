import type { components } from '#generated/types/api.d.ts';
import { paths } from '#src/paths/paths.ts';
import { presentSum } from '../checkouts/checkout-presenter.ts';
import { presentMoney, presentPrice } from '../money/money.ts';
import { itemOf } from '../prices/items.ts';
import { priceOfRow } from '../prices/prices-repository.ts';
import { presentMethods } from '../providers/methods-presenter.ts';
import { TEST_PROVIDER } from '../providers/test-provider.ts';
import type { PurchaseRow } from './purchases-repository.ts';

type Schemas = components['schemas'];

/** The words of a receipt, its seller, and the time at which it is read. */
export interface PurchaseContext {
  locale: string;
  seller: string;
  nowMs: number;
}

/** Returns a purchase as its receipt says it. */
export function presentPurchase(
  row: PurchaseRow,
  { locale, seller, nowMs }: PurchaseContext,
): Schemas['Purchase'] {
  const price = priceOfRow(row);
  const refunded = BigInt(row.refunded);
  const title = row.title ?? itemOf(row.item).title;
  const [method] = presentMethods({ provider: row.provider });
  const canReturn =
    !row.is_disputed &&
    row.refundable_until !== null &&
    row.refundable_until * 1000 > nowMs &&
    refunded < price.amount;
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    title,
    ...presentSum(price, locale),
    lines: [
      {
        item: row.item,
        title,
        quantity: 1,
        price: presentPrice(price, locale),
        ...(row.period_starts === null ? {} : { periodStartTs: row.period_starts }),
        ...(row.period_ends === null ? {} : { periodEndTs: row.period_ends }),
      },
    ],
    status: refunded === price.amount ? 'refunded' : 'paid',
    createdTs: row.created,
    ...(refunded === 0n
      ? {}
      : {
          refunded: presentMoney({ amount: refunded, currency: price.currency }, locale),
          ...(row.refunded_last === null ? {} : { refundedTs: row.refunded_last }),
        }),
    ...(canReturn && row.refundable_until !== null ? { refundableUntilTs: row.refundable_until } : {}),
    ...(row.is_disputed ? { isDisputed: true } : {}),
    isTest: row.provider === TEST_PROVIDER,
    seller,
    receiptUrl: paths.receipt(row.id),
    receiptPdfUrl: `${paths.receipt(row.id)}/receipt.pdf`,
    ...(method ? { paymentMethod: method } : {}),
    ...(row.subscription_id === null ? {} : { subscriptionId: row.subscription_id }),
    ...(row.order_id === null ? {} : { orderId: row.order_id }),
    ...(row.gift_status === null ? {} : { giftStatus: row.gift_status }),
    ...(row.campaign_id === null ? {} : { campaignId: row.campaign_id }),
    ...(row.campaign_status === null ? {} : { campaignStatus: row.campaign_status }),
    ...(row.blog_name === null ? {} : { blogName: row.blog_name }),
  };
}
