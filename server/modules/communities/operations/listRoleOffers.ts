import type { Handler } from '#server/http/contract/handler.ts';
import { presentRoleOffers } from '../people/role-offer-presenter.ts';
import { offersOfCommunity } from '../people/role-offers-repository.ts';

/** Lists the roles that were offered in a community and that nobody has answered yet, the newest first. */
export const listRoleOffers: Handler<'listRoleOffers'> = async ({ subject, db, viewer }) => {
  const offers = await offersOfCommunity(db, subject.community.id);
  return { offers: await presentRoleOffers(db, offers, viewer.userId) };
};
