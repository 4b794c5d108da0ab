import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { Money } from '../money/money.ts';

/** An entry of the ledger: positive amounts raise what the site has, negative ones say where it came from. */
export type LedgerEntry = Money & { account: string };

/**
 * Writes a transaction of the ledger, once for its cause. Entries of zero are left out, those of one account and currency
 * joined. The database refuses entries that do not add up to zero in each currency.
 *
 * @param cause kind and id of what happened, such as `payment 123`
 * @returns false when the cause has its transaction already; then nothing is written
 */
export async function writeLedger(
  tx: Queryable,
  cause: string,
  entries: readonly LedgerEntry[],
  nowMs: number,
): Promise<boolean> {
  const joined = [...Map.groupBy(entries, ({ account, currency }) => `${account} ${currency}`).values()]
    .map((same) => ({ ...same[0], amount: same.reduce((sum, { amount }) => sum + amount, 0n) }))
    .filter(({ amount }) => amount !== 0n);
  const transaction = await first<Columns<'ledger_transactions', 'id'>>(
    tx,
    `insert into ledger_transactions (cause, entry_count, created_at) values ($1, $2::smallint, $3)
     on conflict (cause) do nothing returning id`,
    [cause, joined.length, new Date(nowMs).toISOString()],
  );
  if (transaction === undefined) return false;
  await tx.query(
    `insert into ledger_entries (transaction_id, account, currency, amount)
     select $1::bigint, account, currency, amount
       from unnest($2::text[], $3::text[], $4::bigint[]) as entry (account, currency, amount)`,
    [
      transaction.id,
      joined.map(({ account }) => account ?? ''),
      joined.map(({ currency }) => currency ?? ''),
      joined.map(({ amount }) => String(amount)),
    ],
  );
  return true;
}

/** Returns the sum of all entries of an account, by currency. */
export async function balanceOf(db: Queryable, account: string): Promise<Map<string, bigint>> {
  const rows = await db.query<{ currency: Tables['ledger_entries']['currency']; amount: string }>(
    'select currency, sum(amount)::bigint as amount from ledger_entries where account = $1 group by currency',
    [account],
  );
  return new Map(rows.map(({ currency, amount }) => [currency, BigInt(amount)]));
}
