import type { Queryable } from '#server/db/database.ts';
import type { WorkContext } from '#server/define-module.ts';
import { writeLedger } from '#server/modules/payments/ledger/ledger-repository.ts';
import { payableTo } from '#server/modules/payments/ledger/shares.ts';
import { ProviderUnreachable } from '#server/modules/payments/providers/payment-provider.ts';
import type { Transfer } from './payout-provider.ts';
import { currentPayouts, payoutsOf } from './payout-providers.ts';
import {
  blogsToPay,
  finishPayout,
  insertPayout,
  lockPayoutAccount,
  owedTo,
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
  for (const { id, provider, account, currency, amount } of await startedPayouts(db, BATCH_SIZE)) {
    try {
      await payoutsOf(context, provider).transfer({
        payoutId: id,
        account,
        currency,
        amount: BigInt(amount),
      });
    } catch (error) {
      if (error instanceof ProviderUnreachable) continue;
      throw error;
    }
    await finishPayout(db, id);
  }
}
