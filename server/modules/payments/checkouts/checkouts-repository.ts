import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { Price } from '../prices/prices-repository.ts';

/** A checkout. */
export interface CheckoutRow
  extends Columns<
    'checkouts',
    | 'id'
    | 'user_id'
    | 'kind'
    | 'item'
    | 'country'
    | 'currency'
    | 'amount'
    | 'tax_name'
    | 'tax_rate_bps'
    | 'status'
    | 'provider'
    | 'test_outcome'
    | 'return_url'
    | 'plan_id'
    | 'title'
    | 'is_automatic'
    | 'is_listed'
  > {
  /** Seconds since 1970. */
  expires_at: number;
  purchase_id: string | null;
  /** Page of the provider on which the person pays, while they are there. */
  page_url: string | null;
  /** Name of the blog that gets what is ordered in the shop. */
  blog_name: string | null;
}

const COLUMNS = `c.id, c.user_id, c.kind, c.item, c.country, c.currency, c.amount, c.tax_name, c.tax_rate_bps, c.status,
  c.provider, c.test_outcome, c.return_url, c.plan_id, c.title, c.is_automatic, c.is_listed, floor(extract(epoch from c.expires_at))::float8 as expires_at,
  (select u.id::text from purchases u join payments p on p.id = u.payment_id
    where p.checkout_id = c.id and c.status = 'paid' and u.refunded = 0 limit 1) as purchase_id,
  (select p.page_url from payments p where p.checkout_id = c.id and p.status = 'needs-action') as page_url,
  (select b.name from shop_orders o join blogs b on b.id = o.blog_id where o.checkout_id = c.id) as blog_name`;

/** Returns a checkout of a member. */
export function findCheckout(db: Queryable, id: string, userId: string): Promise<CheckoutRow | undefined> {
  return first<CheckoutRow>(db, `select ${COLUMNS} from checkouts c where c.id = $1 and c.user_id = $2`, [
    id,
    userId,
  ]);
}

/** Returns a checkout, locked against concurrent changes. */
export function lockCheckout(tx: Queryable, id: string): Promise<CheckoutRow | undefined> {
  return first<CheckoutRow>(tx, `select ${COLUMNS} from checkouts c where c.id = $1 for no key update of c`, [
    id,
  ]);
}

/**
 * Returns the checkout of a member and a kind, or of a membership plan, that is not over yet, locked against concurrent
 * changes.
 */
export function lockOpenCheckout(
  tx: Queryable,
  userId: string,
  kind: CheckoutRow['kind'],
  planId: string | null = null,
): Promise<CheckoutRow | undefined> {
  return first<CheckoutRow>(
    tx,
    `select ${COLUMNS} from checkouts c
      where c.user_id = $1 and c.kind = $2 and c.plan_id is not distinct from $3::bigint and not c.is_automatic and c.status in ('open', 'needs-action', 'confirming', 'declined')
      for no key update of c`,
    [userId, kind, planId],
  );
}

/** A membership that a checkout is for. */
export type NewMembership = { planId: string; title: string; message: string; isListed: boolean };

type NewCheckout = {
  userId: string;
  kind: CheckoutRow['kind'];
  item: string;
  price: Price;
  provider: string;
  returnUrl: string | undefined;
  /** Title of a thing that has none in the catalogue. */
  title?: string;
  membership?: NewMembership | undefined;
  /** Milliseconds since 1970. */
  expiresAtMs: number;
};

/** Makes a checkout. */
export async function insertCheckout(tx: Queryable, checkout: NewCheckout): Promise<string> {
  const { userId, kind, item, price, provider, returnUrl, title, membership, expiresAtMs } = checkout;
  const row = await first<Columns<'checkouts', 'id'>>(
    tx,
    `insert into checkouts (user_id, kind, item, country, currency, amount, tax_name, tax_rate_bps, provider, return_url,
                            expires_at, plan_id, title, message, is_listed)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning id`,
    [
      userId,
      kind,
      item,
      price.country,
      price.currency,
      String(price.amount),
      price.taxName,
      price.taxRateBps,
      provider,
      returnUrl ?? null,
      new Date(expiresAtMs).toISOString(),
      membership?.planId ?? null,
      membership?.title ?? title ?? null,
      membership?.message ?? '',
      membership?.isListed ?? false,
    ],
  );
  if (row === undefined) throw new Error('The checkout was not stored.');
  return row.id;
}

/** Changes what an open checkout is for, where it leads back to, and how long it is kept. */
export async function updateCheckout(
  tx: Queryable,
  id: string,
  {
    item,
    price,
    returnUrl,
    membership,
    expiresAtMs,
  }: Pick<NewCheckout, 'item' | 'price' | 'returnUrl' | 'membership' | 'expiresAtMs'>,
): Promise<void> {
  await tx.query(
    `update checkouts set item = $2, country = $3, currency = $4, amount = $5, tax_name = $6, tax_rate_bps = $7,
            return_url = coalesce($8, return_url), expires_at = $9, title = coalesce($10, title),
            message = coalesce($11, message), is_listed = coalesce($12, is_listed)
      where id = $1`,
    [
      id,
      item,
      price.country,
      price.currency,
      String(price.amount),
      price.taxName,
      price.taxRateBps,
      returnUrl ?? null,
      new Date(expiresAtMs).toISOString(),
      membership?.title ?? null,
      membership?.message ?? null,
      membership?.isListed ?? null,
    ],
  );
}

/** Changes the status of a checkout. */
export async function setCheckoutStatus(
  tx: Queryable,
  id: string,
  status: CheckoutRow['status'],
): Promise<void> {
  await tx.query('update checkouts set status = $2 where id = $1', [id, status]);
}

/** Changes the address to which a checkout leads back. */
export async function setReturnUrl(tx: Queryable, id: string, returnUrl: string): Promise<void> {
  await tx.query('update checkouts set return_url = $2 where id = $1', [id, returnUrl]);
}

/** Changes what a test checkout does when it is confirmed. */
export async function setCheckoutTestOutcome(
  tx: Queryable,
  id: string,
  outcome: CheckoutRow['test_outcome'],
): Promise<void> {
  await tx.query('update checkouts set test_outcome = $2 where id = $1', [id, outcome]);
}

/** Returns checkouts whose time is over. */
export function expiredCheckouts(
  db: Queryable,
  nowMs: number,
  limit: number,
): Promise<Columns<'checkouts', 'id'>[]> {
  return db.query(
    `select id from checkouts where status in ('open', 'needs-action', 'declined') and expires_at <= $1
      order by expires_at limit $2`,
    [new Date(nowMs).toISOString(), limit],
  );
}
