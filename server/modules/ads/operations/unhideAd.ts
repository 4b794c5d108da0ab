import { answer, type Handler } from '#server/http/contract/handler.ts';
import { requireHouseAd } from '../house-ads/chosen-ad.ts';
import { unhideHouseAd } from '../serving/serving-repository.ts';

export const unhideAd: Handler<'unhideAd'> = async ({ params, db, viewer }) => {
  const { id: adId } = await requireHouseAd(db, params.ad_id);
  await unhideHouseAd(db, viewer.userId, adId);
  return answer(204);
};
