import type { Handler } from '#server/http/contract/handler.ts';
import { cancelChange } from '#server/modules/payments/subscriptions/choose-change.ts';
import { ownMembership, presentOwnMembership } from '../supporters/own-membership.ts';

export const cancelMembershipChange: Handler<'cancelMembershipChange'> = async (context) => {
  const { id } = await ownMembership(context);
  await cancelChange(context, id);
  return { subscription: await presentOwnMembership(context) };
};
