import { limits } from '#generated/limits.ts';
import { domainError } from '#server/core/errors.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { tabFields } from '../tabs/tab-fields.ts';
import { presentTabs } from '../tabs/tab-presenter.ts';
import { saveTab, tabRows } from '../tabs/tab-repository.ts';
import { defaultTab, tabId } from '../tabs/tabs.ts';

export const createTab: Handler<'createTab'> = async ({ body, db, viewer }) => {
  const { userId } = viewer;
  const fields = await tabFields(db, body, userId, defaultTab(''));
  const id = await db.transaction(async (tx) => {
    await lockLimit(tx, 'dashboardTabs', userId);
    const rows = await tabRows(tx, userId);
    const own = rows.filter(({ title }) => title !== null);
    if (own.length >= limits.dashboardTabs)
      throw domainError('limit-reached', { reason: 'tabs', params: { limit: limits.dashboardTabs } });
    const made = tabId(
      fields.title ?? '',
      rows.map((row) => row.id),
    );
    await saveTab(tx, userId, made, fields);
    return made;
  });
  const [tab] = await presentTabs(db, [{ id, sort_order: null, ...fields }], userId);
  if (!tab) throw new Error('The tab that was made cannot be shown');
  return answer(201, { tab });
};
