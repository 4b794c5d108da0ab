import { domainError, requireFound } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';
import { chosenHouseAd } from '../house-ads/chosen-ad.ts';
import { presentSiteHouseAd } from '../house-ads/house-ad-presenter.ts';
import { auditedAd, houseAdValues } from '../house-ads/house-ad-values.ts';
import { houseAdById, updateHouseAd } from '../house-ads/house-ads-repository.ts';

export const editHouseAd: Handler<'editHouseAd'> = async ({ params, body, db, services, viewer }) => {
  const staffId = viewer.userId;
  const row = await db.transaction(async (tx) => {
    const { row: before, isEnded } = await chosenHouseAd(tx, params.ad_id);
    if (isEnded) throw domainError('not-in-this-state', { reason: 'ad_ended' });
    if (body.version !== before.version) throw domainError('conflict', { reason: 'house_ad' });
    const values = await houseAdValues({ db: tx, services, staffId, body, before });
    await updateHouseAd(tx, before.id, values);
    await recordAuditEntry(tx, { staffId, act: 'edit-ad', subjectId: before.id, details: auditedAd(values) });
    return houseAdById(tx, before.id);
  });
  return { ad: presentSiteHouseAd(requireFound(row, 'The ad')) };
};
