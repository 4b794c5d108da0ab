import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { Money } from '../money/money.ts';
import type { Dispute } from './payment-provider.ts';

type TestStatus = Columns<'test_provider_payments', 'status'>['status'];

/** Stores a payment unless it is known, and returns its status. */
export async function insertTestPayment(
  tx: Queryable,
  paymentId: string,
  { amount, currency }: Money,
  status: TestStatus,
): Promise<TestStatus> {
  await tx.query(
    `insert into test_provider_payments (payment_id, currency, amount, status) values ($1, $2, $3, $4)
     on conflict (payment_id) do nothing`,
    [paymentId, currency, String(amount), status],
  );
  return (await findTestPayment(tx, paymentId)) ?? status;
}

/** Returns the status of a payment. */
export async function findTestPayment(db: Queryable, paymentId: string): Promise<TestStatus | undefined> {
  const row = await first<Columns<'test_provider_payments', 'status'>>(
    db,
    'select status from test_provider_payments where payment_id = $1',
    [paymentId],
  );
  return row?.status;
}

/** Decides a payment that is undecided. */
export async function decideTestPayment(
  db: Queryable,
  paymentId: string,
  status: 'succeeded' | 'failed',
): Promise<void> {
  await db.query(
    `update test_provider_payments set status = $2
      where payment_id = $1 and status in ('processing', 'needs-action')`,
    [paymentId, status],
  );
}

/** Sends money back, once for each refund. */
export async function insertTestRefund(
  tx: Queryable,
  { refundId, paymentId, amount }: { refundId: string; paymentId: string; amount: bigint },
): Promise<void> {
  const isNew = await first(
    tx,
    `insert into test_provider_refunds (refund_id, payment_id, amount) values ($1, $2, $3)
     on conflict (refund_id) do nothing returning refund_id`,
    [refundId, paymentId, String(amount)],
  );
  if (isNew === undefined) return;
  await tx.query('update test_provider_payments set refunded = refunded + $2 where payment_id = $1', [
    paymentId,
    String(amount),
  ]);
}

/** Stores that the bank asks a payment back. */
export async function insertTestDispute(
  tx: Queryable,
  { ref, paymentId, amount, fee }: { ref: string; paymentId: string; amount: bigint; fee: bigint },
): Promise<void> {
  await tx.query(
    `insert into test_provider_disputes (ref, payment_id, amount, fee) values ($1, $2, $3, $4) on conflict do nothing`,
    [ref, paymentId, String(amount), String(fee)],
  );
}

/** Decides about a payment that the bank asked back. */
export async function decideTestDispute(db: Queryable, ref: string, status: 'won' | 'lost'): Promise<void> {
  await db.query(`update test_provider_disputes set status = $2 where ref = $1 and status = 'open'`, [
    ref,
    status,
  ]);
}

/** Returns how a dispute stands. What is won comes back, the fee does not. */
export async function findTestDispute(db: Queryable, ref: string): Promise<Dispute | undefined> {
  const row = await first<
    Columns<'test_provider_disputes', 'payment_id' | 'status' | 'amount' | 'fee'> &
      Columns<'test_provider_payments', 'currency'>
  >(
    db,
    `select d.payment_id, d.status, d.amount, d.fee, p.currency
       from test_provider_disputes d join test_provider_payments p on p.payment_id = d.payment_id where d.ref = $1`,
    [ref],
  );
  if (row === undefined) return undefined;
  const amount = BigInt(row.amount);
  return {
    ref,
    paymentId: row.payment_id,
    status: row.status,
    reason: 'general',
    amount,
    withdrawn: row.status === 'won' ? 0n : amount,
    fee: BigInt(row.fee),
    feeCurrency: row.currency,
  };
}
