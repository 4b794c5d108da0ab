import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { Queryable } from '#server/db/database.ts';
import { exponentOf } from '#server/modules/payments/money/money.ts';
import { type StatementRow, statementRows } from './statement-repository.ts';

/** Columns of a statement, in the order of the contract (`IncomeStatement`). */
const COLUMNS = ['date', 'type', 'receipt', 'plan', 'currency', 'paid', 'tax', 'fees', 'share'] as const;
const MONTH_COUNT = 12;

/** Returns an amount as a decimal number in the currency, such as `-2.93`. */
function decimal(amount: bigint, currency: string): string {
  const digits = exponentOf(currency);
  const [sign, text] = amount < 0n ? ['-', `${-amount}`] : ['', `${amount}`];
  if (digits === 0) return `${sign}${text}`;
  const padded = text.padStart(digits + 1, '0');
  return `${sign}${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}

/**
 * Returns a name that no spreadsheet runs as a formula: plans are named by people. Amounts are left alone, because those
 * that are negative begin with a minus sign too.
 */
function harmless(name: string): string {
  return /^[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/.test(name) ? `'${name}` : name;
}

function lineOf(row: StatementRow): string[] {
  const { created, type, receipt, plan_name: plan, currency } = row;
  const [share, fees, tax] = [BigInt(row.share), BigInt(row.fees), BigInt(row.tax)];
  const isPayout = type === 'payout';
  const money = (amount: bigint) => decimal(amount, currency);
  return [
    new Date(created * 1000).toISOString(),
    type,
    receipt ?? '',
    harmless(plan ?? ''),
    currency,
    money(isPayout ? 0n : share + fees + tax),
    money(tax),
    money(fees),
    money(share),
  ];
}

/** Yields the lines of a year, a month at a time, so that memory holds one month of a large blog. */
async function* linesOf(db: Queryable, blogId: string, year: number): AsyncGenerator<string> {
  yield stringify([[...COLUMNS]], { record_delimiter: 'windows' });
  for (let month = 0; month < MONTH_COUNT; month += 1) {
    const [from, until] = [new Date(Date.UTC(year, month)), new Date(Date.UTC(year, month + 1))];
    const rows = await statementRows(db, blogId, { from, until });
    if (rows.length > 0) yield stringify(rows.map(lineOf), { record_delimiter: 'windows' });
  }
}

/** Returns the income statement of a blog for a year as a stream of CSV. */
export function statementCsv(db: Queryable, blogId: string, year: number): Readable {
  return Readable.from(linesOf(db, blogId, year));
}
