import type { Handler } from '#server/http/contract/handler.ts';
import { presentedGift } from '../found-gift.ts';

export const getGift: Handler<'getGift'> = async ({ params, db, viewer }) => ({
  gift: await presentedGift(db, params.gift_id, viewer.userId),
});
