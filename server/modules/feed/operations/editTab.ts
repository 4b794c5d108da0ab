import { domainError } from '#server/core/errors.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { collectionTabId, collectionTabs } from '../tabs/collection-tabs.ts';
import { tabFields } from '../tabs/tab-fields.ts';
import { presentTabs } from '../tabs/tab-presenter.ts';
import { saveTab, tabRow } from '../tabs/tab-repository.ts';
import { defaultTab, isSiteTab } from '../tabs/tabs.ts';

export const editTab: Handler<'editTab'> = async ({ params, body, db, viewer }) => {
  const { userId } = viewer;
  const id = params.tab_id;
  const shown = (await collectionTabs(db, userId)).find((row) => collectionTabId(row) === id);
  const isSites = isSiteTab(id) || shown !== undefined;
  if (isSites && Object.keys(body).some((field) => field !== 'is_hidden')) {
    throw domainError('not-allowed', { reason: 'site_tab' });
  }
  const row = await db.transaction(async (tx) => {
    // Absent fields stay unchanged, so reading and writing must be serialized.
    await lockLimit(tx, 'dashboardTabs', userId);
    const before = (await tabRow(tx, userId, id)) ?? (isSites ? defaultTab(id) : undefined);
    if (!before) throw domainError('not-found', { reason: 'tab' });
    const fields = isSites
      ? { ...before, is_hidden: body.is_hidden ?? before.is_hidden }
      : await tabFields(tx, body, userId, before);
    await saveTab(tx, userId, id, fields);
    return { ...before, ...fields };
  });
  const [tab] = await presentTabs(db, [shown ? { ...row, collection: shown } : row], userId);
  if (!tab) throw new Error('The tab that was changed cannot be shown');
  return { tab };
};
