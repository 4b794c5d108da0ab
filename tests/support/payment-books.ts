import { expect } from 'vitest';
import type { Database } from '#server/db/database.ts';

/**
 * Checks the books of all payments of a database: the ledger sums to zero, every payment and refund has its transaction and
 * purchase, nothing is charged twice, and the ledger says of the test provider what the provider says itself.
 */
export async function expectSoundBooks(db: Database): Promise<void> {
  const unbalanced = await db.query(
    'select transaction_id from ledger_entries group by transaction_id, currency having sum(amount) <> 0',
  );
  const unwritten = await db.query(
    `select p.id from payments p
      where p.status = 'succeeded'
        and (not exists (select 1 from ledger_transactions t where t.cause = 'payment ' || p.id)
             or not exists (select 1 from purchases u where u.payment_id = p.id))`,
  );
  const unreturned = await db.query(
    `select r.id from refunds r
      where (r.status = 'done') is distinct from
            exists (select 1 from ledger_transactions t where t.cause = 'refund ' || r.id)`,
  );
  const causeless = await db.query(
    `select cause from ledger_transactions t
      where not exists (select 1 from payments p where t.cause = 'payment ' || p.id and p.status = 'succeeded')
        and not exists (select 1 from refunds r where t.cause = 'refund ' || r.id and r.status = 'done')
        and not exists (select 1 from disputes d where t.cause ~ ('^dispute(-lost)? ' || d.id || '(:|$)'))
        and not exists (select 1 from payouts o where t.cause = 'payout ' || o.id)`,
  );
  const twice = await db.query(
    `select p.checkout_id, p.subscription_id, p.period_number
       from payments p join purchases u on u.payment_id = p.id
      where u.refunded = 0
      group by p.checkout_id, p.subscription_id, p.period_number having count(*) > 1`,
  );
  const provider = await db.query(
    `select currency, sum(amount)::bigint as amount
       from (select currency, amount - refunded as amount from test_provider_payments where status = 'succeeded'
             union all select currency, -amount from test_provider_transfers
             union all select p.currency, -d.fee - case d.status when 'won' then 0 else d.amount end
               from test_provider_disputes d join test_provider_payments p on p.payment_id = d.payment_id) as moved
      group by currency having sum(amount) <> 0 order by currency`,
  );
  const ledger = await db.query(
    `select currency, sum(amount)::bigint as amount from ledger_entries where account = 'provider:test'
      group by currency having sum(amount) <> 0 order by currency`,
  );
  expect({ unbalanced, unwritten, unreturned, causeless, twice }).toEqual({
    unbalanced: [],
    unwritten: [],
    unreturned: [],
    causeless: [],
    twice: [],
  });
  expect(ledger).toEqual(provider);
}
