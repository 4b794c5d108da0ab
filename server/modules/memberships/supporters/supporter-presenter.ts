import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { presentMoney } from '#server/modules/payments/money/money.ts';
import type { Tax } from '#server/modules/payments/prices/prices-repository.ts';
import { presentSubscription } from '#server/modules/payments/subscriptions/subscription-presenter.ts';
import { presentPlan } from '../plans/plan-presenter.ts';
import { plansByIds } from '../plans/plans-repository.ts';
import type { SupporterRow } from './supporters-repository.ts';

type Supporter = components['schemas']['Supporter'];

/** Returns supporters as members of the blog see them. */
export async function presentSupporters(
  db: Queryable,
  rows: readonly SupporterRow[],
  { viewerId, tax, locale }: { viewerId: string; tax: Tax; locale: string },
): Promise<Supporter[]> {
  const [plans, blogs] = await Promise.all([
    plansByIds(
      db,
      rows.flatMap((row) => row.plan_id ?? []),
    ),
    blogsByIds(
      db,
      rows.flatMap((row) => row.supporter_blog_id ?? []),
      viewerId,
    ),
  ]);
  return rows.flatMap((row): Supporter[] => {
    const plan = plans.get(row.plan_id ?? '');
    const blog = blogs.get(row.supporter_blog_id ?? '');
    if (plan === undefined || blog === undefined) return [];
    const { id, status, period, startedTs, endsTs } = presentSubscription(row, locale);
    return [
      {
        id,
        blog: presentBlogRef(blog, viewerId),
        plan: presentPlan(plan, { tax, locale, isMember: true }),
        status,
        period,
        sinceTs: startedTs,
        ...(endsTs === undefined ? {} : { endsTs }),
        total: presentMoney({ amount: BigInt(row.paid), currency: row.currency }, locale),
        ...(row.message === '' ? {} : { message: row.message }),
      },
    ];
  });
}
