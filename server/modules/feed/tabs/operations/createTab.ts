import { limits } from '#generated/limits.ts';
import { answer, type Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { holdLimit } from '#server/modules/users/daily-limits.ts';
import { tabFields } from '../tab-fields.ts';
import { presentTabs } from '../tab-presenter.ts';
import { saveTab, tabRows } from '../tab-repository.ts';
import { tabId, untouched } from '../tabs.ts';

export const createTab: Handler<'createTab'> = async ({ body, db, viewer }) => {
  const { userId } = viewer;
  const fields = await tabFields(db, body, userId, untouched(''));
  const id = await db.transaction(async (tx) => {
    await holdLimit(tx, 'dashboardTabs', userId);
    const rows = await tabRows(tx, userId);
    const own = rows.filter(({ title }) => title !== null);
    if (own.length >= limits.dashboardTabs) throw domainError('limit-reached');
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
