import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { balanceOf } from '#server/modules/payments/ledger/ledger-repository.ts';
import { payableTo } from '#server/modules/payments/ledger/shares.ts';
import { presentMoney } from '#server/modules/payments/money/money.ts';
import { statementPath } from '../statement/serve-statements.ts';
import { yearsWithIncome } from '../statement/statement-repository.ts';
import { lastPayoutsOf, monthSumsOf, monthSupportersOf } from './income-repository.ts';

type Schemas = components['schemas'];

/** Returns all months from one to another, both as `YYYY-MM`. */
function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (const at = new Date(`${first}-01`); ; at.setUTCMonth(at.getUTCMonth() + 1)) {
    const month = at.toISOString().slice(0, 'YYYY-MM'.length);
    if (month > last) return months;
    months.push(month);
  }
}

/** Returns the income of a blog by its memberships, as its admins see it. */
export async function presentIncome(
  db: Queryable,
  { id: blogId, name }: Pick<BlogRow, 'id' | 'name'>,
  { currency, nowMs, locale }: { currency: string; nowMs: number; locale: string },
): Promise<Schemas['MembershipIncome']> {
  const [sums, supporters, balances, payouts, years] = await Promise.all([
    monthSumsOf(db, blogId, { currency, nowMs }),
    monthSupportersOf(db, blogId, nowMs),
    balanceOf(db, payableTo(blogId)),
    lastPayoutsOf(db, blogId),
    yearsWithIncome(db, blogId),
  ]);
  const money = (amount: bigint) => presentMoney({ amount, currency }, locale);
  // Debts are negative in the ledger; after refunds of what was paid out the blog may owe the site.
  const owed = -(balances.get(currency) ?? 0n);
  const sumsOf = new Map(sums.map((row) => [row.month, row]));
  const supportersOf = Map.groupBy(supporters, ({ month }) => month);
  const present = new Date(nowMs).toISOString().slice(0, 'YYYY-MM'.length);
  const [first = present] = [...sumsOf.keys(), ...supportersOf.keys(), present].sort();
  return {
    months: monthsBetween(first, present).map((month) => {
      const { share, fees, tax } = sumsOf.get(month) ?? { share: '0', fees: '0', tax: '0' };
      return {
        month,
        paid: money(BigInt(share) + BigInt(fees) + BigInt(tax)),
        share: money(BigInt(share)),
        fees: money(BigInt(fees)),
        tax: money(BigInt(tax)),
        supporters: (supportersOf.get(month) ?? []).map((row) => ({
          planId: row.plan_id,
          planName: row.plan_name,
          count: row.count,
        })),
      };
    }),
    owed: money(owed > 0n ? owed : 0n),
    payouts: payouts.map(({ id, amount, currency: sent, status, created, settled }) => ({
      id,
      amount: presentMoney({ amount: BigInt(amount), currency: sent }, locale),
      status,
      createdTs: created,
      ...(settled === null ? {} : { settledTs: settled }),
    })),
    statements: years.map((year) => ({ year, csvUrl: statementPath(name, year) })),
  };
}
