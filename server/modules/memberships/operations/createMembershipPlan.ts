import { limits } from '#generated/limits.ts';
import { domainError, requireFound } from '#server/core/errors.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import { readerLocale } from '#server/entities/user/reader-locale.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { presentPlan } from '../plans/plan-presenter.ts';
import { planValues } from '../plans/plan-values.ts';
import { findPlan, insertPlan, plansOf } from '../plans/plans-repository.ts';
import { readerTax } from '../plans/reader-tax.ts';

export const createMembershipPlan: Handler<'createMembershipPlan'> = async (context) => {
  const { body, subject, db, viewer, request } = context;
  const blogId = subject.blog.id;
  const values = await planValues(db, body);
  const plan = await db.transaction(async (tx) => {
    await lockLimit(tx, 'membershipPlans', blogId);
    if ((await plansOf(tx, blogId)).length >= limits.membershipPlans) {
      const params = { limit: limits.membershipPlans };
      throw domainError('limit-reached', { reason: 'membership_plans', params });
    }
    const id = await insertPlan(tx, blogId, values);
    return requireFound(await findPlan(tx, blogId, id), 'The plan');
  });
  const tax = await readerTax(db, { userId: viewer.userId, request });
  return answer(201, { plan: presentPlan(plan, { tax, locale: readerLocale(request), isMember: true }) });
};
