import { domainError } from '#server/core/errors.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { requireHouseAd } from '../house-ads/chosen-ad.ts';
import { readServeId } from '../serving/serve-id.ts';
import { countServe } from '../serving/serving-repository.ts';

export const recordAdEvent: Handler<'recordAdEvent'> = async ({ params, body, db, services, viewer }) => {
  const { id: adId } = await requireHouseAd(db, params.ad_id);
  const nowMs = services.now();
  const serve = readServeId(services.keys.ads, adId, { serveId: body.serve_id, nowMs });
  if (!serve) throw domainError('invalid-request-param', { field: 'serve_id', reason: 'ad_serve' });
  const { hash, isOver } = serve;
  const isFollowed = body.kind === 'click';
  const userId = viewer?.userId ?? null;
  if (!isOver) await db.transaction((tx) => countServe(tx, { hash, adId, userId, isFollowed, nowMs }));
  return answer(204);
};
