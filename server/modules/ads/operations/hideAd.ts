import { answer, type Handler } from '#server/http/contract/handler.ts';
import { requireHouseAd } from '../house-ads/chosen-ad.ts';
import { hideHouseAd } from '../serving/serving-repository.ts';

export const hideAd: Handler<'hideAd'> = async ({ params, db, services, viewer }) => {
  const { id: adId } = await requireHouseAd(db, params.ad_id);
  await hideHouseAd(db, { userId: viewer.userId, adId, nowMs: services.now() });
  return answer(204);
};
