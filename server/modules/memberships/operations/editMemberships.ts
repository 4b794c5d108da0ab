import { domainError, requireFound } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { plansOf } from '../plans/plans-repository.ts';
import { presentProfile } from '../profile/profile-presenter.ts';
import { lockProfile, updateProfile } from '../profile/profile-repository.ts';

export const editMemberships: Handler<'editMemberships'> = async ({
  body,
  subject,
  db,
  services,
  viewer,
  request,
}) => {
  const { blog } = subject;
  await db.transaction(async (tx) => {
    const before = await lockProfile(tx, blog.id);
    if (body.enabled && !before.is_enabled) {
      if (!before.is_payout_ready) throw domainError('not-in-this-state', { reason: 'payouts_missing' });
      const hasOpenPlan = (await plansOf(tx, blog.id)).some((plan) => plan.is_open);
      if (!hasOpenPlan) throw domainError('not-in-this-state', { reason: 'no_open_plan' });
    }
    const description = body.description ?? before.description;
    await updateProfile(tx, blog.id, { is_enabled: body.enabled ?? before.is_enabled, description });
  });
  const memberships = await presentProfile(db, blog, {
    userId: viewer.userId,
    request,
    nowMs: services.now(),
  });
  return { memberships: requireFound(memberships, 'The memberships') };
};
