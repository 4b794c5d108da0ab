import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, DatabaseFault } from '#server/db/database.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { balanceOf, type LedgerEntry, writeLedger } from './ledger-repository.ts';

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
});
afterAll(() => db.close());

function sale(amount: bigint, currency = 'EUR'): LedgerEntry[] {
  return [
    { account: 'provider:test', currency, amount },
    { account: 'revenue:premium', currency, amount: -amount },
  ];
}

function write(cause: string, entries: readonly LedgerEntry[]): Promise<boolean> {
  return db.transaction((tx) => writeLedger(tx, cause, entries, Date.now()));
}

async function refused(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (fault: unknown) => fault,
  );
  expect(error).toBeInstanceOf(DatabaseFault);
  return (error as DatabaseFault).code;
}

const CHECK_VIOLATION = '23514';

test('a transaction that does not add up to zero is refused', async () => {
  const [income, revenue] = sale(499n) as [LedgerEntry, LedgerEntry];
  expect(await refused(write('payment off', [income, { ...revenue, amount: -498n }]))).toBe(CHECK_VIOLATION);
});

test('a transaction whose sum is zero only across currencies is refused', async () => {
  const [income, revenue] = sale(499n) as [LedgerEntry, LedgerEntry];
  expect(await refused(write('payment mixed', [income, { ...revenue, currency: 'USD' }]))).toBe(
    CHECK_VIOLATION,
  );
});

test('a transaction without entries is refused', async () => {
  expect(await refused(write('payment empty', []))).toBe(CHECK_VIOLATION);
  expect(
    await refused(
      db.query(`insert into ledger_transactions (cause, entry_count) values ('payment alone', 2)`),
    ),
  ).toBe(CHECK_VIOLATION);
});

test('writeLedger writes one transaction for a cause', async () => {
  expect(await write('payment 1', sale(100n))).toBe(true);
  expect(await write('payment 1', sale(100n))).toBe(false);
  expect(await write('payment 1', sale(777n))).toBe(false);
  const rows = await db.query(
    `select amount from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where t.cause = 'payment 1'`,
  );
  expect(rows).toHaveLength(2);
});

test.each([
  ['update ledger_entries set amount = amount + 1'],
  ['delete from ledger_entries'],
  [`update ledger_transactions set cause = 'payment other'`],
  ['delete from ledger_transactions'],
  ['truncate ledger_entries, ledger_transactions'],
])('the database refuses a change of the ledger: %s', async (statement) => {
  await write('payment kept', sale(1n));
  expect(await refused(db.query(statement))).toBe(CHECK_VIOLATION);
});

test('balanced entries cannot be added to a written transaction', async () => {
  await write('payment full', sale(5n));
  const added = db.query(
    `insert into ledger_entries (transaction_id, account, currency, amount)
     select id, account, 'EUR', amount from ledger_transactions,
            (values ('fees:test', 3), ('payable:anna', -3)) as more (account, amount)
      where cause = 'payment full'`,
  );
  expect(await refused(added)).toBe(CHECK_VIOLATION);
});

test('entries of one account are joined, and those of zero left out', async () => {
  await write('payment joined', [
    ...sale(10n, 'JPY'),
    ...sale(5n, 'JPY'),
    { account: 'tax:JP', currency: 'JPY', amount: 0n },
  ]);
  const rows = await db.query<{ account: string; amount: string }>(
    `select account, amount from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where t.cause = 'payment joined' order by account`,
  );
  expect(rows).toEqual([
    { account: 'provider:test', amount: '15' },
    { account: 'revenue:premium', amount: '-15' },
  ]);
});

test('balanceOf sums the entries of an account by currency', async () => {
  await write('payment balance', [
    { account: 'provider:balance', currency: 'EUR', amount: 300n },
    { account: 'revenue:balance', currency: 'EUR', amount: -300n },
  ]);
  await write('refund balance', [
    { account: 'provider:balance', currency: 'EUR', amount: -120n },
    { account: 'revenue:balance', currency: 'EUR', amount: 120n },
  ]);
  expect(await balanceOf(db, 'provider:balance')).toEqual(new Map([['EUR', 180n]]));
});

test('writeLedger writes one of concurrent transactions for a cause', async () => {
  const written = await Promise.all([1n, 1n, 1n, 1n].map(() => write('payment raced', sale(42n))));
  expect(written.filter(Boolean)).toHaveLength(1);
});
