import { answer, type Handler } from '#server/http/contract/handler.ts';
import { requireHouseAd } from '../house-ads/chosen-ad.ts';
import { companyOf } from '../outside/company-ads.ts';
import { hideCompany } from '../outside/company-ads-repository.ts';
import { hideHouseAd } from '../serving/serving-repository.ts';

export const hideAd: Handler<'hideAd'> = async ({ params, db, services, viewer }) => {
  const by = { userId: viewer.userId, nowMs: services.now() };
  const vendor = companyOf(params.ad_id, services.adSources);
  if (vendor !== undefined) {
    await hideCompany(db, { vendor, ...by });
    return answer(204);
  }
  const { id: adId } = await requireHouseAd(db, params.ad_id);
  await hideHouseAd(db, { adId, ...by });
  return answer(204);
};
