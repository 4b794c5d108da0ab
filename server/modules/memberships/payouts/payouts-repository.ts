import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { Money } from '#server/modules/payments/money/money.ts';
import type { PayoutAccount } from './payout-provider.ts';

/** Stores the account that a blog is paid out to. */
export async function setPayoutAccount(
  tx: Queryable,
  blogId: string,
  { provider, account, isReady }: PayoutAccount,
): Promise<void> {
  await tx.query(
    `insert into blog_memberships (blog_id, payout_provider, payout_account, is_payout_ready, onboarding_started_at)
     values ($1, $2, $3, $4, now())
     on conflict (blog_id) do update
        set payout_provider = excluded.payout_provider, payout_account = excluded.payout_account,
            is_payout_ready = excluded.is_payout_ready, onboarding_started_at = now()`,
    [blogId, provider, account, isReady],
  );
}

/** Returns the account that a provider has for a blog. */
export async function findPayoutAccount(
  db: Queryable,
  blogId: string,
  provider: string,
): Promise<string | undefined> {
  const row = await first<Columns<'blog_memberships', 'payout_account'>>(
    db,
    'select payout_account from blog_memberships where blog_id = $1 and payout_provider = $2',
    [blogId, provider],
  );
  return row?.payout_account ?? undefined;
}

/** An account that is being set up. */
export type PendingAccount = Columns<'blog_memberships', 'blog_id'> & { account: string };

/** Returns accounts of a provider whose set-up was begun in the last week and is not complete, the latest first. */
export function pendingAccounts(db: Queryable, provider: string, limit: number): Promise<PendingAccount[]> {
  return db.query<PendingAccount>(
    `select blog_id, payout_account as account from blog_memberships
      where not is_payout_ready and payout_provider = $1 and onboarding_started_at > now() - interval '7 days'
      order by onboarding_started_at desc limit $2`,
    [provider, limit],
  );
}

/** Marks the account of a blog as one that money can be sent to. */
export async function setPayoutReady(
  db: Queryable,
  { blog_id: blogId, account }: PendingAccount,
): Promise<void> {
  await db.query(
    'update blog_memberships set is_payout_ready = true where blog_id = $1 and payout_account = $2',
    [blogId, account],
  );
}

/**
 * Sums that are owed to the blog of the membership `m`: earnings by payments that cannot be returned at the time `$1` any
 * more, less what was paid out or went back.
 */
const OWED = `select e.currency, -sum(e.amount)::bigint as amount
  from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
  where e.account = 'payable:' || m.blog_id
    and (e.amount > 0 or not exists (
      select 1 from purchases p
       where p.payment_id = case when t.cause like 'payment %' then substr(t.cause, 9)::bigint end
         and p.refundable_until > $1))
  group by e.currency having sum(e.amount) < 0`;

const at = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Returns blogs to which money is owed that can be paid out. */
export function blogsToPay(
  db: Queryable,
  { provider, nowMs }: { provider: string; nowMs: number },
  limit: number,
): Promise<Columns<'blog_memberships', 'blog_id'>[]> {
  return db.query(
    `select m.blog_id from blog_memberships m where m.is_payout_ready and m.payout_provider = $2 and exists (${OWED})
      order by m.blog_id limit $3`,
    [at(nowMs), provider, limit],
  );
}

/** Money that is owed to a blog, with its account. */
export type Owed = Columns<'ledger_entries', 'currency' | 'amount'> & { provider: string; account: string };

/** Locks the account of a blog, so that two processes do not pay out the same money. */
export async function lockPayoutAccount(tx: Queryable, blogId: string): Promise<void> {
  await tx.query('select 1 from blog_memberships where blog_id = $1 for no key update', [blogId]);
}

/** Returns what is owed to a blog and can be paid out, by currency. */
export function owedTo(tx: Queryable, blogId: string, nowMs: number): Promise<Owed[]> {
  return tx.query<Owed>(
    `select o.currency, o.amount, m.payout_provider as provider, m.payout_account as account
       from blog_memberships m cross join lateral (${OWED}) o where m.blog_id = $2 and m.is_payout_ready`,
    [at(nowMs), blogId],
  );
}

/** A payout. */
export type PayoutRow = Columns<
  'payouts',
  'id' | 'blog_id' | 'provider' | 'account' | 'currency' | 'amount' | 'status'
>;

/** Begins a payout. */
export async function insertPayout(tx: Queryable, blogId: string, owed: Owed): Promise<string> {
  const row = await first<Columns<'payouts', 'id'>>(
    tx,
    'insert into payouts (blog_id, provider, account, currency, amount) values ($1, $2, $3, $4, $5) returning id',
    [blogId, owed.provider, owed.account, owed.currency, owed.amount],
  );
  if (row === undefined) throw new Error('The payout was not stored.');
  return row.id;
}

/** Returns payouts that were not sent yet. */
export function startedPayouts(db: Queryable, limit: number): Promise<PayoutRow[]> {
  return db.query<PayoutRow>(
    `select id, blog_id, provider, account, currency, amount, status from payouts where status = 'started'
      order by created_at limit $1`,
    [limit],
  );
}

/** Marks a payout as sent; returns false when it was before. */
export async function finishPayout(tx: Queryable, id: string): Promise<boolean> {
  const row = await first(
    tx,
    `update payouts set status = 'done', settled_at = now() where id = $1 and status = 'started' returning id`,
    [id],
  );
  return row !== undefined;
}

/** Sets when a payout of the demo world was made. */
export async function setPayoutTimes(tx: Queryable, id: string, atMs: number): Promise<void> {
  await tx.query('update payouts set created_at = $2, settled_at = $2 where id = $1', [id, at(atMs)]);
}

/** Records a transfer of the test provider, once for each payout. */
export async function insertTestTransfer(
  db: Queryable,
  { payoutId, account, currency, amount }: Money & { payoutId: string; account: string },
): Promise<void> {
  await db.query(
    `insert into test_provider_transfers (payout_id, account, currency, amount) values ($1, $2, $3, $4)
     on conflict (payout_id) do nothing`,
    [payoutId, account, currency, String(amount)],
  );
}
