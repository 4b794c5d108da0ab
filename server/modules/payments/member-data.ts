import type { MemberDataDeclaration } from '#server/member-data/member-data.ts';
import { ownRows } from '#server/member-data/parts.ts';

/** The module's share of the data of a member. */
export const memberData: MemberDataDeclaration = {
  // Another site received no money, so nothing of it is imported there.
  readOnlyParts: [
    ownRows('purchases', 'What you paid for, with tax and what went back.', 't.id', [
      ...['id', 'number', 'kind', 'item', 'country', 'currency', 'amount', 'tax_name', 'tax_rate_bps'],
      ...['refunded', 'period_start', 'period_end', 'created_at'],
    ]),
    ownRows('subscriptions', 'Your subscriptions.', 't.id', [
      ...['id', 'kind', 'item', 'period', 'status', 'currency', 'amount', 'started_at', 'period_end'],
      ...['cancelled_at', 'ended_at', 'created_at', 'is_listed', 'next_item', 'next_currency', 'next_amount'],
    ]),
    ownRows('shop_orders', 'What you ordered in the shop, for yourself or as a gift.', 't.id', [
      ...['id', 'product', 'status', 'is_gift', 'is_anonymous', 'message', 'gift_status', 'created_at'],
      'fulfilled_at',
    ]),
    ownRows('paid_notices', 'What we told you of what you pay for, or are paid for.', 't.id', [
      ...['id', 'event', 'day_at', 'amount', 'currency', 'created_at'],
    ]),
    ownRows(
      'stock_waits',
      'Products that you were or are to be told of when they are in stock again.',
      't.id',
      [...['id', 'product', 'told_at', 'created_at']],
    ),
  ],
  leftOut: {
    checkouts: 'lead to purchases, and are worth nothing after half an hour',
    payments: 'those that succeeded are purchases',
    payers: 'the country is in each purchase',
    stored_payment_methods: 'lead to the card at the provider, which shows it to its owner',
  },
};
