import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { presentMoney } from '../money/money.ts';
import { itemOf } from '../prices/items.ts';
import { TEST_PROVIDER } from '../providers/test-provider.ts';
import type { MoneyDayRow, SitePaymentRow } from './site-payments-repository.ts';

type Schemas = components['schemas'];

function presentDispute(row: SitePaymentRow, locale: string): Partial<Schemas['SitePayment']> {
  const { dispute_status: status, dispute_amount: amount, dispute_created: createdTs, currency } = row;
  if (status === null || amount === null || createdTs === null) return {};
  return {
    dispute: {
      status,
      sum: presentMoney({ amount: BigInt(amount), currency }, locale),
      reason: row.dispute_reason ?? '',
      createdTs,
      ...(row.dispute_due === null ? {} : { dueTs: row.dispute_due }),
      ...(row.dispute_closed === null ? {} : { closedTs: row.dispute_closed }),
    },
  };
}

/** Returns payments as staff sees them. */
export async function presentSitePayments(
  db: Queryable,
  rows: readonly SitePaymentRow[],
  { locale, staffId }: { locale: string; staffId: string },
): Promise<Schemas['SitePayment'][]> {
  const blogs = await blogsByIds(
    db,
    rows.flatMap((row) => row.blog_id ?? []),
    staffId,
  );
  return rows.map((row) => {
    const { currency } = row;
    const blog = blogs.get(row.blog_id ?? '');
    const refunded = BigInt(row.refunded);
    return {
      id: row.id,
      status: row.status,
      kind: row.kind,
      item: row.item,
      title: itemOf(row.item).title,
      sum: presentMoney({ amount: BigInt(row.amount), currency }, locale),
      ...(refunded === 0n ? {} : { refunded: presentMoney({ amount: refunded, currency }, locale) }),
      ...presentDispute(row, locale),
      ...(blog ? { blog: presentBlogRef(blog, staffId) } : {}),
      ...(row.number === null ? {} : { number: row.number }),
      createdTs: row.created,
      ...(row.settled === null ? {} : { settledTs: row.settled }),
      isTest: row.provider === TEST_PROVIDER,
      isRenewal: row.subscription_id !== null,
    };
  });
}

function total(rows: readonly MoneyDayRow[], column: 'came_in' | 'went_back'): bigint {
  return rows.reduce((sum, row) => sum + BigInt(row[column]), 0n);
}

/** Returns what came in and went back, by currency, the one with the most payments first. */
export function presentMonths(
  rows: readonly MoneyDayRow[],
  { locale, startTs }: { locale: string; startTs: number },
): Schemas['MoneyMonth'][] {
  const count = (of: readonly MoneyDayRow[]): number => of.reduce((sum, row) => sum + row.count, 0);
  return [...Map.groupBy(rows, ({ currency }) => currency)]
    .sort(([, one], [, other]) => count(other) - count(one))
    .map(([currency, own]) => {
      const money = (of: readonly MoneyDayRow[], column: 'came_in' | 'went_back' = 'came_in') =>
        presentMoney({ amount: total(of, column), currency }, locale);
      return {
        startTs,
        cameIn: money(own),
        wentBack: money(own, 'went_back'),
        kinds: [...Map.groupBy(own, ({ kind }) => kind)]
          .map(([kind, of]) => ({ kind, sum: money(of) }))
          .sort((one, other) => other.sum.amount - one.sum.amount),
        days: [...Map.groupBy(own, ({ day }) => day)].map(([day, of]) => ({ startTs: day, sum: money(of) })),
      };
    });
}
