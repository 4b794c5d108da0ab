import { domainError, requireFound } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';
import { chosenHouseAd } from '../house-ads/chosen-ad.ts';
import { presentSiteHouseAd } from '../house-ads/house-ad-presenter.ts';
import { houseAdById, setState } from '../house-ads/house-ads-repository.ts';

export const setHouseAdState: Handler<'setHouseAdState'> = async ({
  params,
  body: { state },
  db,
  viewer,
}) => {
  const staffId = viewer.userId;
  const row = await db.transaction(async (tx) => {
    const { row: before, isEnded } = await chosenHouseAd(tx, params.ad_id);
    if (isEnded && state !== 'ended') throw domainError('not-in-this-state', { reason: 'ad_ended' });
    if (isEnded || before.state === state) return before;
    await setState(tx, before.id, state);
    const details = { text: before.title, outcome: state };
    await recordAuditEntry(tx, { staffId, act: 'set-ad-state', subjectId: before.id, details });
    return houseAdById(tx, before.id);
  });
  return { ad: presentSiteHouseAd(requireFound(row, 'The ad')) };
};
