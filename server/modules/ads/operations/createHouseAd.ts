import { limits } from '#generated/limits.ts';
import { domainError, requireFound } from '#server/core/errors.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';
import { presentSiteHouseAd } from '../house-ads/house-ad-presenter.ts';
import { auditedAd, houseAdValues } from '../house-ads/house-ad-values.ts';
import { countOpenAds, houseAdById, insertHouseAd } from '../house-ads/house-ads-repository.ts';

/** Owner of the lock of a limit that belongs to the site. */
const SITE = '0';

export const createHouseAd: Handler<'createHouseAd'> = async ({ body, db, services, viewer }) => {
  const staffId = viewer.userId;
  const values = await houseAdValues({ db, services, staffId, body });
  const row = await db.transaction(async (tx) => {
    await lockLimit(tx, 'houseAds', SITE);
    if ((await countOpenAds(tx)) >= limits.houseAds)
      throw domainError('limit-reached', { reason: 'house_ads', params: { limit: limits.houseAds } });
    const id = await insertHouseAd(tx, staffId, values);
    await recordAuditEntry(tx, { staffId, act: 'create-ad', subjectId: id, details: auditedAd(values) });
    return houseAdById(tx, id);
  });
  return answer(201, { ad: presentSiteHouseAd(requireFound(row, 'The ad')) });
};
