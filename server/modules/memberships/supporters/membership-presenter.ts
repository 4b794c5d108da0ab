import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { planOfItem } from '#server/modules/payments/prices/items.ts';
import type { Tax } from '#server/modules/payments/prices/prices-repository.ts';
import { presentSubscription } from '#server/modules/payments/subscriptions/subscription-presenter.ts';
import type { SubscriptionRow } from '#server/modules/payments/subscriptions/subscriptions-repository.ts';
import { presentPlan } from '../plans/plan-presenter.ts';
import { plansByIds } from '../plans/plans-repository.ts';

/** Returns memberships as their member sees them, with blog and plan where these still exist. */
export async function presentMemberships(
  db: Queryable,
  rows: readonly SubscriptionRow[],
  { userId, tax, locale }: { userId: string | null; tax: Tax; locale: string },
): Promise<components['schemas']['Subscription'][]> {
  const [plans, blogs] = await Promise.all([
    plansByIds(
      db,
      rows.flatMap((row) => [row.plan_id ?? [], nextPlanId(row) ?? []].flat()),
    ),
    blogsByIds(
      db,
      rows.flatMap((row) => row.blog_id ?? []),
      userId,
    ),
  ]);
  return rows.map((row) => {
    const plan = row.plan_id === null ? undefined : plans.get(row.plan_id);
    const blog = row.blog_id === null ? undefined : blogs.get(row.blog_id);
    const nextPlan = plans.get(nextPlanId(row) ?? '');
    const { change, ...subscription } = presentSubscription(row, locale);
    const shown = { tax, locale, isMember: false };
    return {
      ...subscription,
      ...(blog ? { blog: presentBlogRef(blog, userId) } : {}),
      ...(plan ? { plan: presentPlan(plan, shown) } : {}),
      ...(change
        ? { change: { ...change, ...(nextPlan ? { plan: presentPlan(nextPlan, shown) } : {}) } }
        : {}),
    };
  });
}

/** Returns the plan that the member chose for the next payment. */
function nextPlanId({ next_item: item }: SubscriptionRow): string | undefined {
  return item === null ? undefined : planOfItem(item)?.planId;
}
