import { domainError } from '#server/core/errors.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { collectionOfTab } from '../tabs/collection-tabs.ts';
import { deleteTabRow, endCollectionTab } from '../tabs/tab-repository.ts';
import { isSiteTab } from '../tabs/tabs.ts';

export const deleteTab: Handler<'deleteTab'> = async ({ params, db, viewer }) => {
  const id = params.tab_id;
  if (isSiteTab(id)) {
    throw domainError('not-allowed', { reason: 'site_tab' });
  }
  const isGone = await db.transaction(
    async (tx) =>
      (await deleteTabRow(tx, viewer.userId, id)) ||
      (await endCollectionTab(tx, viewer.userId, collectionOfTab(id))),
  );
  if (!isGone) throw domainError('not-found', { reason: 'tab' });
  return answer(204);
};
