import { answer, type Handler } from '#server/http/contract/handler.ts';
import { requireHouseAd } from '../house-ads/chosen-ad.ts';
import { companyOf } from '../outside/company-ads.ts';
import { putCompanyReport } from '../outside/company-ads-repository.ts';
import { putAdReport } from '../serving/serving-repository.ts';

export const reportAd: Handler<'reportAd'> = async ({ params, body, db, services, viewer }) => {
  const said = body.note?.trim() ?? '';
  const { userId } = viewer;
  const report = { userId, reason: body.reason, note: said === '' ? null : said, nowMs: services.now() };
  const vendor = companyOf(params.ad_id, services.adSources);
  if (vendor !== undefined) {
    await putCompanyReport(db, { vendor, ...report });
    return answer(204);
  }
  const { id: adId } = await requireHouseAd(db, params.ad_id);
  await putAdReport(db, { adId, ...report });
  return answer(204);
};
