import { answer, type Handler } from '#server/http/contract/handler.ts';
import { recordAuditEntry } from '#server/modules/audit-log/audit-log-repository.ts';
import { chosenHouseAd } from '../house-ads/chosen-ad.ts';
import { removeHouseAd } from '../house-ads/house-ads-repository.ts';

export const deleteHouseAd: Handler<'deleteHouseAd'> = async ({ params, db, viewer }) => {
  const staffId = viewer.userId;
  await db.transaction(async (tx) => {
    const { row } = await chosenHouseAd(tx, params.ad_id);
    await removeHouseAd(tx, row.id);
    const details = { text: row.title };
    await recordAuditEntry(tx, { staffId, act: 'delete-ad', subjectId: row.id, details });
  });
  return answer(204);
};
