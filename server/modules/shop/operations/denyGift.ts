import type { Handler } from '#server/http/contract/handler.ts';
import { endGift } from '#server/modules/payments/orders/end-gift.ts';
import { presentedGift, receivedGift } from '../found-gift.ts';

export const denyGift: Handler<'denyGift'> = async ({ params, db, services, viewer }) => {
  const { id } = await receivedGift(db, params.gift_id, viewer.userId);
  await endGift({ db, services }, id, 'declined');
  return { gift: await presentedGift(db, id, viewer.userId) };
};
