import type { Queryable } from '#server/db/database.ts';

/** Sets when a checkout of the demo world was paid, with everything that was made with it. */
export async function setPaidAt(tx: Queryable, checkoutId: string, atMs: number): Promise<void> {
  await tx.query(
    `with moment as (select $2::timestamptz as at),
          order_times as (update shop_orders set created_at = at from moment where checkout_id = $1),
          campaign_times as (update campaigns set created_at = at from moment where checkout_id = $1),
          subscription_times as (update subscriptions set created_at = at from moment where checkout_id = $1),
          payment_times as (update payments set created_at = at, settled_at = at from moment where checkout_id = $1)
     update checkouts set created_at = at from moment where id = $1`,
    [checkoutId, new Date(atMs).toISOString()],
  );
}

/** Sets when a renewal of the demo world was paid. */
export async function setRenewedAt(tx: Queryable, paymentId: string, atMs: number): Promise<void> {
  await tx.query('update payments set created_at = $2, settled_at = $2 where id = $1', [
    paymentId,
    new Date(atMs).toISOString(),
  ]);
}

/** Sets when a refund of the demo world went back. */
export async function setReturnedAt(tx: Queryable, refundId: string, atMs: number): Promise<void> {
  await tx.query('update refunds set created_at = $2, settled_at = $2 where id = $1', [
    refundId,
    new Date(atMs).toISOString(),
  ]);
}

/** Sets when the bank of a buyer of the demo world asked a purchase back. */
export async function setAskedBackAt(tx: Queryable, purchaseId: string, atMs: number): Promise<void> {
  await tx.query('update disputes set created_at = $2 where purchase_id = $1', [
    purchaseId,
    new Date(atMs).toISOString(),
  ]);
}
