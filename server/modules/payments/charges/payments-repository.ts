import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { Price } from '../prices/prices-repository.ts';

/** A payment. */
export type PaymentRow = Columns<
  'payments',
  | 'id'
  | 'user_id'
  | 'checkout_id'
  | 'subscription_id'
  | 'period_number'
  | 'item'
  | 'provider'
  | 'country'
  | 'currency'
  | 'amount'
  | 'tax_name'
  | 'tax_rate_bps'
  | 'status'
  | 'provider_ref'
>;

const COLUMNS = `id, user_id, checkout_id, subscription_id, period_number, item, provider, country, currency, amount,
  tax_name, tax_rate_bps, status, provider_ref`;

type NewPayment = {
  userId: string;
  provider: string;
  price: Price;
  /** The subject of the charge: a checkout, or a period of a subscription. */
  of: { checkoutId: string } | { subscriptionId: string; periodNumber: number; item: string };
};

/**
 * Begins a payment.
 *
 * @returns undefined when the period has its payment already
 */
export function insertPayment(
  tx: Queryable,
  { userId, provider, price, of }: NewPayment,
): Promise<PaymentRow | undefined> {
  return first<PaymentRow>(
    tx,
    `insert into payments (user_id, provider, checkout_id, subscription_id, period_number, country, currency, amount,
                           tax_name, tax_rate_bps, item)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict do nothing returning ${COLUMNS}`,
    [
      userId,
      provider,
      'checkoutId' in of ? of.checkoutId : null,
      'subscriptionId' in of ? of.subscriptionId : null,
      'periodNumber' in of ? of.periodNumber : null,
      price.country,
      price.currency,
      String(price.amount),
      price.taxName,
      price.taxRateBps,
      'item' in of ? of.item : null,
    ],
  );
}

/** Returns a payment, locked against concurrent settling. */
export function lockPayment(tx: Queryable, id: string): Promise<PaymentRow | undefined> {
  return first<PaymentRow>(tx, `select ${COLUMNS} from payments where id = $1 for no key update`, [id]);
}

/** Returns a payment. */
export function findPayment(db: Queryable, id: string): Promise<PaymentRow | undefined> {
  return first<PaymentRow>(db, `select ${COLUMNS} from payments where id = $1`, [id]);
}

/** Subject of a payment. */
export type PaymentSubject = Pick<Tables['checkouts'], 'item' | 'title'> & {
  /** True when later periods are charged as well. */
  is_renewing: boolean;
  /** True for a renewal of a domain, which nobody is there to confirm. */
  is_automatic: boolean;
  /** Outcome that was chosen for a test; null for periods of subscriptions. */
  test_outcome: Tables['checkouts']['test_outcome'] | null;
};

/** Returns what a payment is for. */
export function findPaymentSubject(db: Queryable, id: string): Promise<PaymentSubject | undefined> {
  return first<PaymentSubject>(
    db,
    `select coalesce(c.item, p.item, s.item) as item, c.title, c.test_outcome, coalesce(c.is_automatic, false) as is_automatic,
            coalesce(c.kind in ('premium', 'membership'), true) or exists (select 1 from domain_orders o
              join domains d on d.id = o.domain_id and d.auto_renew where o.checkout_id = c.id) as is_renewing
       from payments p left join checkouts c on c.id = p.checkout_id left join subscriptions s on s.id = p.subscription_id
      where p.id = $1`,
    [id],
  );
}

/** Stores what a provider calls a payment, and its page on which the person pays. */
export async function setProviderRef(
  db: Queryable,
  id: string,
  { providerRef, pageUrl }: { providerRef: string; pageUrl: string | undefined },
): Promise<void> {
  await db.query('update payments set provider_ref = $2, page_url = $3 where id = $1', [
    id,
    providerRef,
    pageUrl ?? null,
  ]);
}

/** Returns the payment of a checkout that is under way. */
export function paymentUnderWay(db: Queryable, checkoutId: string): Promise<PaymentRow | undefined> {
  return first<PaymentRow>(
    db,
    `select ${COLUMNS} from payments where checkout_id = $1 and status in ('started', 'needs-action')`,
    [checkoutId],
  );
}

/** Changes the status of a payment. */
export async function setPaymentStatus(
  tx: Queryable,
  id: string,
  status: PaymentRow['status'],
): Promise<void> {
  await tx.query(
    `update payments set status = $2,
            settled_at = case when $2 in ('succeeded', 'failed') then now() else settled_at end
      where id = $1`,
    [id, status],
  );
}

/** A payment that has been under way for long. */
export interface LostPayment extends Pick<PaymentRow, 'id' | 'provider' | 'user_id' | 'provider_ref'> {
  /** The subscription that it renews. */
  renews: PaymentRow['subscription_id'];
  is_old: boolean;
}

/** Returns payments that have been under way for a minute: their process may have died, or their event be lost. */
export function lostPayments(db: Queryable, limit: number): Promise<LostPayment[]> {
  return db.query(
    `select id, provider, user_id, provider_ref, subscription_id as renews, created_at < now() - interval '10 minutes' as is_old from payments
      where status in ('started', 'needs-action') and created_at < now() - interval '1 minute'
      order by created_at limit $1`,
    [limit],
  );
}
