import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { rowExists } from '#server/db/planner.ts';
import type { PaymentRow } from '../charges/payments-repository.ts';
import { planOfItem } from '../prices/items.ts';
import { LAST_PERIOD_START } from '../subscriptions/subscriptions-repository.ts';

/** A purchase, which is its receipt. Times are in seconds since 1970. */
export interface PurchaseRow
  extends Columns<
    'purchases',
    | 'id'
    | 'number'
    | 'user_id'
    | 'payment_id'
    | 'subscription_id'
    | 'kind'
    | 'item'
    | 'provider'
    | 'country'
    | 'currency'
    | 'amount'
    | 'tax_name'
    | 'tax_rate_bps'
    | 'refunded'
    | 'title'
  > {
  position: string;
  created: number;
  period_starts: number | null;
  period_ends: number | null;
  refunded_last: number | null;
  refundable_until: number | null;
  order_id: string | null;
  gift_status: Tables['shop_orders']['gift_status'];
  campaign_id: string | null;
  campaign_status: Tables['campaigns']['status'] | null;
  /** The post of a campaign. */
  post_id: Tables['campaigns']['post_id'] | null;
  /** The blog that is supported, that bought a campaign, or that gets a product. */
  blog_id: string | null;
  blog_name: string | null;
  /** True while the bank of the member asks for the money back. */
  is_disputed: boolean;
}

const seconds = (column: string) => `floor(extract(epoch from p.${column}))::float8`;
/** Condition that the bank has not decided yet about a purchase that is asked back. */
function isDisputed(purchase: string): string {
  return rowExists(`disputes d where d.purchase_id = ${purchase}.id and d.status = 'open'`);
}

const COLUMNS = `p.id, p.id as position, p.number, p.user_id, p.payment_id, p.subscription_id, p.kind, p.item, p.provider,
  p.country, p.currency, p.amount, p.tax_name, p.tax_rate_bps, p.refunded, p.title, ${seconds('created_at')} as created,
  ${seconds('period_start')} as period_starts, ${seconds('period_end')} as period_ends,
  ${seconds('refunded_at')} as refunded_last, ${seconds('refundable_until')} as refundable_until,
  ordered.id::text as order_id, ordered.gift_status,
  campaign.id as campaign_id, campaign.status as campaign_status, campaign.post_id, about.id as blog_id,
  about.name as blog_name,
  ${isDisputed('p')} as is_disputed`;

/** Purchases with what was paid at their checkout. The renewal of a subscription has none. */
const PURCHASES = `purchases p left join payments paid on paid.id = p.payment_id
  left join campaigns campaign on campaign.checkout_id = paid.checkout_id
  left join shop_orders ordered on ordered.checkout_id = paid.checkout_id
  left join blogs about on about.id = coalesce(p.seller_id, campaign.buyer_blog_id, ordered.blog_id)`;

/** Length of the number of a receipt within its year, in digits. */
const NUMBER_LENGTH = 6;

/** Returns the next number of a receipt of a year. Numbers have no gaps: the row is locked until the commit. */
async function nextNumber(tx: Queryable, year: number): Promise<string> {
  const row = await first<Columns<'receipt_numbers', 'last_number'>>(
    tx,
    `insert into receipt_numbers (year, last_number) values ($1, 1)
     on conflict (year) do update set last_number = receipt_numbers.last_number + 1 returning last_number`,
    [year],
  );
  return `R-${year}-${String(row?.last_number).padStart(NUMBER_LENGTH, '0')}`;
}

type NewPurchase = {
  payment: PaymentRow;
  kind: PurchaseRow['kind'];
  item: string;
  /** The subscription whose last paid period it is. */
  subscriptionId: string | undefined;
  nowMs: number;
  /** Milliseconds since 1970 until which it can be returned. */
  refundableUntilMs: number | undefined;
};

/** Stores what was paid by a payment. `sellerId` is the blog that a share of the money is for. */
export async function insertPurchase(
  tx: Queryable,
  { payment, kind, item, subscriptionId, nowMs, refundableUntilMs }: NewPurchase,
): Promise<{ id: string; sellerId: string | undefined }> {
  const now = new Date(nowMs);
  const row = await first<Columns<'purchases', 'id' | 'seller_id'>>(
    tx,
    `insert into purchases (number, user_id, payment_id, subscription_id, kind, item, provider, country, currency, amount,
                            tax_name, tax_rate_bps, period_start, period_end, refundable_until, created_at, title,
                            seller_id)
     select $1, p.user_id, p.id, s.id, $2, $3, p.provider, p.country, p.currency, p.amount, p.tax_name, p.tax_rate_bps,
            ${LAST_PERIOD_START}, s.period_end, $4, $5,
            case when m.id = $8 then c.title else coalesce((select name from membership_plans where id = $8), c.title) end, m.blog_id
       from payments p left join subscriptions s on s.id = $6
         left join checkouts c on c.id = coalesce(p.checkout_id, s.checkout_id)
         left join membership_plans m on m.id = c.plan_id
      where p.id = $7
     returning id, seller_id`,
    [
      await nextNumber(tx, now.getUTCFullYear()),
      kind,
      item,
      refundableUntilMs === undefined ? null : new Date(refundableUntilMs).toISOString(),
      now.toISOString(),
      subscriptionId ?? null,
      payment.id,
      planOfItem(item)?.planId ?? null,
    ],
  );
  if (row === undefined) throw new Error('The purchase was not stored.');
  return { id: row.id, sellerId: row.seller_id ?? undefined };
}

/** Which purchases a list shows. */
export type PurchaseFilter = { kind: PurchaseRow['kind'] | undefined; subscriptionId: string | undefined };

/** Returns purchases of a member below a position, the latest first. */
export function purchasesOf(
  db: Queryable,
  userId: string,
  { kind, subscriptionId }: PurchaseFilter,
  { below, limit }: { below: string | undefined; limit: number },
): Promise<PurchaseRow[]> {
  return db.query<PurchaseRow>(
    `select ${COLUMNS} from ${PURCHASES}
      where p.user_id = $1 and ($2::text is null or p.kind = $2) and ($3::text is null or p.subscription_id::text = $3)
        and ($4::bigint is null or p.id < $4)
      order by p.id desc limit $5`,
    [userId, kind ?? null, subscriptionId ?? null, below ?? null, limit],
  );
}

/** Returns a purchase of a member by the id that a client sent. */
export function findPurchase(db: Queryable, id: string, userId: string): Promise<PurchaseRow | undefined> {
  return first<PurchaseRow>(
    db,
    `select ${COLUMNS} from ${PURCHASES} where p.user_id = $1 and p.id::text = $2`,
    [userId, id],
  );
}

/** Returns a purchase of any member by the id that staff sent. */
export function findPurchaseForStaff(db: Queryable, id: string): Promise<PurchaseRow | undefined> {
  return first<PurchaseRow>(db, `select ${COLUMNS} from ${PURCHASES} where p.id::text = $1`, [id]);
}

/** Returns a purchase, locked against concurrent refunds. */
export function lockPurchase(tx: Queryable, id: string): Promise<PurchaseRow | undefined> {
  return first<PurchaseRow>(
    tx,
    `select ${COLUMNS} from ${PURCHASES} where p.id = $1 for no key update of p`,
    [id],
  );
}

/** Returns the purchase of a payment, locked against concurrent refunds; undefined while it has none. */
export function lockPurchaseOfPayment(tx: Queryable, paymentId: string): Promise<PurchaseRow | undefined> {
  return first<PurchaseRow>(
    tx,
    `select ${COLUMNS} from ${PURCHASES} where p.payment_id = $1 for no key update of p`,
    [paymentId],
  );
}

/** A refund with what it takes back. */
export type RefundRow = Columns<'refunds', 'id' | 'amount' | 'status' | 'purchase_id'> &
  Columns<
    'purchases',
    'payment_id' | 'provider' | 'kind' | 'country' | 'currency' | 'tax_rate_bps' | 'seller_id'
  > &
  Pick<PurchaseRow, 'is_disputed'>;

/** Begins a refund. The database refuses more than was paid. */
export async function insertRefund(
  tx: Queryable,
  purchaseId: string,
  {
    amount,
    reason,
    nowMs,
  }: { amount: bigint; reason: Columns<'refunds', 'reason'>['reason']; nowMs: number },
): Promise<string> {
  await tx.query('update purchases set refunded = refunded + $2, refunded_at = $3 where id = $1', [
    purchaseId,
    String(amount),
    new Date(nowMs).toISOString(),
  ]);
  const row = await first<Columns<'refunds', 'id'>>(
    tx,
    'insert into refunds (purchase_id, amount, reason) values ($1, $2, $3) returning id',
    [purchaseId, String(amount), reason],
  );
  if (row === undefined) throw new Error('The refund was not stored.');
  return row.id;
}

const REFUND = `select r.id, r.amount, r.status, r.purchase_id, p.payment_id, p.provider, p.kind, p.country, p.currency,
  p.tax_rate_bps, p.seller_id, ${isDisputed('p')} as is_disputed from refunds r join purchases p on p.id = r.purchase_id`;

/** Returns a refund. */
export function findRefund(db: Queryable, id: string): Promise<RefundRow | undefined> {
  return first<RefundRow>(db, `${REFUND} where r.id = $1`, [id]);
}

/** Marks a refund as done; returns false when it was. */
export async function finishRefund(tx: Queryable, id: string): Promise<boolean> {
  const row = await first(
    tx,
    `update refunds set status = 'done', settled_at = now() where id = $1 and status = 'started' returning id`,
    [id],
  );
  return row !== undefined;
}

/** Returns refunds that have been under way for a minute: their process may have died. */
export function lostRefunds(db: Queryable, limit: number): Promise<Columns<'refunds', 'id'>[]> {
  return db.query(
    `select id from refunds where status = 'started' and created_at < now() - interval '1 minute'
      order by created_at limit $1`,
    [limit],
  );
}
