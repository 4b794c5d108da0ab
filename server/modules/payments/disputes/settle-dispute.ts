import type { Queryable } from '#server/db/database.ts';
import type { WorkContext } from '#server/define-module.ts';
import { endReturnedCampaign } from '../campaigns/end-returned-campaign.ts';
import { writeLedger } from '../ledger/ledger-repository.ts';
import { tellOfDispute } from '../notices/tell-of-dispute.ts';
import { lockOrder } from '../orders/orders-repository.ts';
import { returnOrder } from '../orders/return-order.ts';
import type { Dispute } from '../providers/payment-provider.ts';
import {
  findRefund,
  insertRefund,
  lockPurchase,
  lockPurchaseOfPayment,
  type PurchaseRow,
} from '../purchases/purchases-repository.ts';
import { recordRefund } from '../purchases/refund.ts';
import { endAtPeriodEnd } from '../subscriptions/change-subscription.ts';
import { endRefunded } from '../subscriptions/end-refunded.ts';
import {
  closeDispute,
  type DisputeRow,
  findDispute,
  insertDispute,
  setBooked,
  voidRefunds,
} from './disputes-repository.ts';

/** Records how a dispute stands, in one transaction. */
export async function settleDispute(context: WorkContext, dispute: Dispute, provider: string): Promise<void> {
  const nowMs = context.services.now();
  await context.db.transaction((tx) => settleDisputeIn(tx, dispute, { provider, nowMs }));
}

/**
 * Records how a dispute stands, with everything that follows from it (decision 120). May be repeated in any order: what was
 * decided stays decided, and money is booked as the difference to what the ledger has. `isTold` is false for what happened
 * before the demo world began.
 */
export async function settleDisputeIn(
  tx: Queryable,
  dispute: Dispute,
  { provider, nowMs, isTold = true }: { provider: string; nowMs: number; isTold?: boolean },
): Promise<void> {
  const purchase = await lockPurchaseOfPayment(tx, dispute.paymentId);
  // The job is repeated until the payment has its purchase.
  if (purchase === undefined) throw new Error(`The payment of the dispute ${dispute.ref} is not settled.`);
  const known = await findDispute(tx, provider, dispute.ref);
  // An answer that was overtaken by the decision.
  if (known !== undefined && known.status !== 'open' && known.status !== dispute.status) return;
  const row = known ?? (await insertDispute(tx, { provider, purchaseId: purchase.id }, dispute));
  await book(tx, { row, purchase, dispute }, nowMs);
  if (known === undefined && dispute.status === 'open' && purchase.subscription_id !== null)
    await endAtPeriodEnd(tx, purchase.subscription_id, nowMs);
  if (known === undefined && isTold) await tellOfDispute(tx, row, purchase, 'opened');
  if (row.status !== 'open' || dispute.status === 'open') return;
  await closeDispute(tx, row.id, dispute.status, nowMs);
  if (dispute.status === 'lost') await lose(tx, { row, purchase }, nowMs);
  if (isTold) await tellOfDispute(tx, row, purchase, dispute.status);
}

type Disputed = { row: DisputeRow; purchase: PurchaseRow };

/** Writes into the ledger what the provider took or gave back since the last time. */
async function book(
  tx: Queryable,
  { row, purchase: { currency }, dispute }: Disputed & { dispute: Dispute },
  nowMs: number,
): Promise<void> {
  const { fee, feeCurrency } = dispute;
  // A lost sum is gone, also where the provider does not tell of the withdrawal.
  const withdrawn = dispute.status === 'lost' ? BigInt(row.amount) : dispute.withdrawn;
  const [moved, charged] = [withdrawn - BigInt(row.withdrawn), fee - BigInt(row.fee)];
  if (moved === 0n && charged === 0n) return;
  const provider = `provider:${row.provider}`;
  const entries = [
    { account: provider, currency, amount: -moved },
    { account: `disputes:${row.provider}`, currency, amount: moved },
    { account: provider, currency: feeCurrency, amount: -charged },
    { account: `fees:${row.provider}`, currency: feeCurrency, amount: charged },
  ];
  await writeLedger(tx, `dispute ${row.id}:${row.booked_count + 1}`, entries, nowMs);
  await setBooked(tx, row.id, { withdrawn, fee });
}

/** Ends what was bought, and records that the bank gave the money back. */
async function lose(tx: Queryable, { row, purchase }: Disputed, nowMs: number): Promise<void> {
  await endWhatWasBought(tx, { row, purchase }, nowMs);
  await voidRefunds(tx, purchase.id);
  const now = await lockPurchase(tx, purchase.id);
  const left = now === undefined ? 0n : BigInt(now.amount) - BigInt(now.refunded);
  const lost = BigInt(row.amount);
  const returned = lost < left ? lost : left;
  const held = `disputes:${row.provider}`;
  if (returned > 0n) {
    const id = await insertRefund(tx, purchase.id, { amount: returned, reason: 'disputed', nowMs });
    const refund = await findRefund(tx, id);
    if (refund !== undefined) await recordRefund(tx, refund, nowMs, held);
  }
  // The site loses a sum that it had given back already, and the bank once more.
  const twice = lost - returned;
  if (twice > 0n) {
    const { currency } = purchase;
    const entries = [
      { account: held, currency, amount: -twice },
      { account: `fees:${row.provider}`, currency, amount: twice },
    ];
    await writeLedger(tx, `dispute-lost ${row.id}`, entries, nowMs);
  }
}

async function endWhatWasBought(tx: Queryable, { row, purchase }: Disputed, nowMs: number): Promise<void> {
  if (purchase.subscription_id !== null) await endRefunded(tx, purchase.subscription_id, nowMs);
  const order = purchase.order_id === null ? undefined : await lockOrder(tx, purchase.order_id);
  // A gift that was claimed is somebody else's, who did not ask for anything back.
  if (order !== undefined && order.gift_status !== 'claimed') await returnOrder(tx, order.id, nowMs);
  await endReturnedCampaign(tx, purchase.payment_id, { refund: BigInt(row.amount), nowMs });
}
