import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { Dispute } from '../providers/payment-provider.ts';

/** A payment that the bank of a member asks back. */
export type DisputeRow = Columns<
  'disputes',
  'id' | 'provider' | 'purchase_id' | 'status' | 'amount' | 'withdrawn' | 'fee' | 'booked_count'
>;

const COLUMNS = 'id, provider, purchase_id, status, amount, withdrawn, fee, booked_count';

/** Returns a dispute by its name at the provider. Its purchase must be locked. */
export function findDispute(tx: Queryable, provider: string, ref: string): Promise<DisputeRow | undefined> {
  return first<DisputeRow>(tx, `select ${COLUMNS} from disputes where provider = $1 and provider_ref = $2`, [
    provider,
    ref,
  ]);
}

/** Stores a dispute that was not known. */
export async function insertDispute(
  tx: Queryable,
  { provider, purchaseId }: { provider: string; purchaseId: string },
  { ref, reason, amount, dueMs }: Dispute,
): Promise<DisputeRow> {
  const row = await first<DisputeRow>(
    tx,
    `insert into disputes (provider, provider_ref, purchase_id, reason, amount, due_at)
     values ($1, $2, $3, $4, $5, $6) returning ${COLUMNS}`,
    [
      provider,
      ref,
      purchaseId,
      reason.slice(0, 100),
      String(amount),
      dueMs === undefined ? null : new Date(dueMs).toISOString(),
    ],
  );
  if (row === undefined) throw new Error('The dispute was not stored.');
  return row;
}

/** Stores what the provider has taken for a dispute by now, which the ledger has. */
export async function setBooked(
  tx: Queryable,
  id: string,
  { withdrawn, fee }: { withdrawn: bigint; fee: bigint },
): Promise<void> {
  await tx.query(
    'update disputes set withdrawn = $2, fee = $3, booked_count = booked_count + 1 where id = $1',
    [id, String(withdrawn), String(fee)],
  );
}

/** Marks a dispute as decided. */
export async function closeDispute(
  tx: Queryable,
  id: string,
  status: 'won' | 'lost',
  nowMs: number,
): Promise<void> {
  await tx.query('update disputes set status = $2, closed_at = $3 where id = $1', [
    id,
    status,
    new Date(nowMs).toISOString(),
  ]);
}

/** Gives up refunds of a purchase that wait to be sent, because the bank has given the money back. */
export async function voidRefunds(tx: Queryable, purchaseId: string): Promise<void> {
  await tx.query(
    `with gone as (
       update refunds set status = 'void' where purchase_id = $1 and status = 'started' returning amount)
     update purchases set refunded = refunded - (select coalesce(sum(amount), 0) from gone) where id = $1`,
    [purchaseId],
  );
}
