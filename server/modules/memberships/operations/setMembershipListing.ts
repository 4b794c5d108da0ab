import type { Handler } from '#server/http/contract/handler.ts';
import { ownMembership, presentOwnMembership } from '../supporters/own-membership.ts';
import { setListed } from '../supporters/supporters-repository.ts';

export const setMembershipListing: Handler<'setMembershipListing'> = async (context) => {
  const { id } = await ownMembership(context);
  await setListed(context.db, id, context.body.is_listed);
  return { subscription: await presentOwnMembership(context) };
};
