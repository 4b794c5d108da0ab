import type { Handler } from '#server/http/contract/handler.ts';
import { resumeSubscriptionOf } from '#server/modules/payments/subscriptions/change-subscription.ts';
import { ownMembership, presentOwnMembership } from '../supporters/own-membership.ts';

export const resumeMembership: Handler<'resumeMembership'> = async (context) => {
  const { id } = await ownMembership(context);
  await resumeSubscriptionOf(context, id);
  return { subscription: await presentOwnMembership(context) };
};
