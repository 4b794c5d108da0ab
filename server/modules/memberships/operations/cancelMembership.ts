import type { Handler } from '#server/http/contract/handler.ts';
import { cancelSubscriptionOf } from '#server/modules/payments/subscriptions/change-subscription.ts';
import { ownMembership, presentOwnMembership } from '../supporters/own-membership.ts';

export const cancelMembership: Handler<'cancelMembership'> = async (context) => {
  const { id } = await ownMembership(context);
  await cancelSubscriptionOf(context, id);
  return { subscription: await presentOwnMembership(context) };
};
