import { domainError, requireFound } from '#server/core/errors.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { tellOfPlanPrice } from '#server/modules/payments/notices/paid-notices-repository.ts';
import { presentPlan } from '../plans/plan-presenter.ts';
import { planValues } from '../plans/plan-values.ts';
import { findPlan, lockPlan, updatePlan } from '../plans/plans-repository.ts';
import { readerTax } from '../plans/reader-tax.ts';

export const editMembershipPlan: Handler<'editMembershipPlan'> = async (context) => {
  const { params, body, subject, db, services, viewer, request } = context;
  const blogId = subject.blog.id;
  const values = await planValues(db, body);
  const plan = await db.transaction(async (tx) => {
    const before = await lockPlan(tx, blogId, params.plan_id);
    if (before === undefined) throw domainError('not-found');
    await updatePlan(tx, before.id, values);
    const { amount, currency } = values;
    if (String(amount) !== before.amount || currency !== before.currency) {
      const money = { amount: BigInt(amount), currency };
      await tellOfPlanPrice(tx, { planId: before.id, money, nowMs: services.now() });
    }
    return requireFound(await findPlan(tx, blogId, before.id), 'The plan');
  });
  const tax = await readerTax(db, { userId: viewer.userId, request });
  return { plan: presentPlan(plan, { tax, locale: readerLocale(request), isMember: true }) };
};
