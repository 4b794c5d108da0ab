import type { Handler } from '#server/http/contract/handler.ts';
import { claimGiftFor } from '#server/modules/payments/orders/claim-gift.ts';
import { presentedGift, receivedGift } from '../found-gift.ts';

export const claimGift: Handler<'claimGift'> = async ({ params, subject, db, services, viewer }) => {
  const { id } = await receivedGift(db, params.gift_id, viewer.userId);
  await claimGiftFor({ db, services }, id, { userId: viewer.userId, blogId: subject.blog.id });
  return { gift: await presentedGift(db, id, viewer.userId) };
};
