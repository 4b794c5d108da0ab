import { domainError } from '#server/core/errors.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { deletePlan, hasPendingSupporters, lockPlan } from '../plans/plans-repository.ts';

export const deleteMembershipPlan: Handler<'deleteMembershipPlan'> = async ({ params, subject, db }) => {
  await db.transaction(async (tx) => {
    const plan = await lockPlan(tx, subject.blog.id, params.plan_id);
    if (plan === undefined) throw domainError('not-found');
    if (plan.supporters > 0 || (await hasPendingSupporters(tx, plan.id)))
      throw domainError('not-in-this-state', { reason: 'plan_in_use' });
    await deletePlan(tx, plan.id);
  });
  return answer(204);
};
