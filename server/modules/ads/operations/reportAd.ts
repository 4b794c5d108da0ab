import { answer, type Handler } from '#server/http/contract/handler.ts';
import { requireHouseAd } from '../house-ads/chosen-ad.ts';
import { putAdReport } from '../serving/serving-repository.ts';

export const reportAd: Handler<'reportAd'> = async ({ params, body, db, services, viewer }) => {
  const { id: adId } = await requireHouseAd(db, params.ad_id);
  const { reason, note = '' } = body;
  const said = note.trim();
  const { userId } = viewer;
  await putAdReport(db, { adId, userId, reason, note: said === '' ? null : said, nowMs: services.now() });
  return answer(204);
};
