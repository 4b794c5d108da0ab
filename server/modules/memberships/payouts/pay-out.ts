import type { Queryable } from '#server/db/database.ts';
import type { WorkContext } from '#server/define-module.ts';
import { ownerOfBlog } from '#server/entities/shop/paid-notices-repository.ts';
import { writeLedger } from '#server/modules/payments/ledger/ledger-repository.ts';
import { payableTo } from '#server/modules/payments/ledger/shares.ts';
import { tellOfPaid } from '#server/modules/payments/notices/paid-notices-repository.ts';
import { ProviderUnreachable } from '#server/modules/payments/providers/payment-provider.ts';
import type { Transfer } from './payout-provider.ts';
import { currentPayouts, payoutsOf } from './payout-providers.ts';
import {
  blogsToPay,
  finishPayout,
  insertPayout,
  lockPayoutAccount,
  owedTo,
  type PayoutRow,
  startedPayouts,
} from './payouts-repository.ts';

/** Number of blogs, and of transfers, that one turn takes. */
const BATCH_SIZE = 100;

/** Returns true when money can be paid out, or was not sent yet. */
export async function hasPayouts({ db, services }: WorkContext): Promise<boolean> {
  const { name: provider } = currentPayouts({ db, services });
  const found = await Promise.all([
    blogsToPay(db, { provider, nowMs: services.now() }, 1),
    startedPayouts(db, 1),
  ]);
  return found.some(({ length }) => length > 0);
}

/**
 * Begins the payouts of a blog, one for each currency, with their entries in the ledger. Runs in one transaction.
 *
 * @returns what is to be transferred
 */
export async function beginPayouts(tx: Queryable, blogId: string, nowMs: number): Promise<Transfer[]> {
  await lockPayoutAccount(tx, blogId);
  const transfers: Transfer[] = [];
  for (const owed of await owedTo(tx, blogId, nowMs)) {
    const id = await insertPayout(tx, blogId, owed);
    const { currency } = owed;
    const amount = BigInt(owed.amount);
    const entries = [
      { account: payableTo(blogId), currency, amount },
      { account: `provider:${owed.provider}`, currency, amount: -amount },
    ];
    await writeLedger(tx, `payout ${id}`, entries, nowMs);
    transfers.push({ payoutId: id, account: owed.account, currency, amount });
  }
  return transfers;
}

/**
 * Pays out what blogs earned by memberships, and sends what a process that died left unsent: the id of a payout is the key
 * under which a provider sends it once.
 */
export async function payOut(context: WorkContext): Promise<void> {
  const { db, services } = context;
  const { name } = currentPayouts(context);
  for (const { blog_id: blogId } of await blogsToPay(
    db,
    { provider: name, nowMs: services.now() },
    BATCH_SIZE,
  ))
    await db.transaction((tx) => beginPayouts(tx, blogId, services.now()));
  const faults: unknown[] = [];
  for (const payout of await startedPayouts(db, BATCH_SIZE))
    await sendPayout(context, payout).catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw new AggregateError(faults, 'Not all payouts could be sent.');
}

/** Sends a payout and tells the owner of its blog; one that its provider refuses is told once and sent again later. */
async function sendPayout(context: WorkContext, payout: PayoutRow): Promise<void> {
  const { db } = context;
  const { id, provider, account, currency } = payout;
  const amount = BigInt(payout.amount);
  try {
    await payoutsOf(context, provider).transfer({ payoutId: id, account, currency, amount });
  } catch (error) {
    if (error instanceof ProviderUnreachable) return;
    await db.transaction((tx) => tellOfPayout(tx, payout, 'payout-failed'));
    throw error;
  }
  await db.transaction(async (tx) => {
    if (await finishPayout(tx, id)) await tellOfPayout(tx, payout, 'payout-paid');
  });
}

async function tellOfPayout(
  tx: Queryable,
  { id, blog_id: blogId, amount, currency }: PayoutRow,
  event: 'payout-paid' | 'payout-failed',
): Promise<void> {
  const userId = blogId === null ? undefined : await ownerOfBlog(tx, blogId);
  if (userId === undefined) return;
  await tellOfPaid(tx, { userId, event, cause: id, blogId, money: { amount: BigInt(amount), currency } });
}
