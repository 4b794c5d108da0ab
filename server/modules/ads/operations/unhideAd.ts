import { answer, type Handler } from '#server/http/contract/handler.ts';
import { requireHouseAd } from '../house-ads/chosen-ad.ts';
import { companyOf } from '../outside/company-ads.ts';
import { unhideCompany } from '../outside/company-ads-repository.ts';
import { unhideHouseAd } from '../serving/serving-repository.ts';

export const unhideAd: Handler<'unhideAd'> = async ({ params, db, services, viewer }) => {
  const vendor = companyOf(params.ad_id, services.adSources);
  if (vendor !== undefined) {
    await unhideCompany(db, viewer.userId, vendor);
    return answer(204);
  }
  const { id: adId } = await requireHouseAd(db, params.ad_id);
  await unhideHouseAd(db, viewer.userId, adId);
  return answer(204);
};
