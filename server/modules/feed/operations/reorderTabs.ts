import { domainError } from '#server/core/errors.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentTabs } from '../tabs/tab-presenter.ts';
import { orderTabs } from '../tabs/tab-repository.ts';
import { tabsOf } from '../tabs/tabs.ts';

export const reorderTabs: Handler<'reorderTabs'> = async ({ body, db, viewer }) => {
  const { userId } = viewer;
  const rows = await db.transaction(async (tx) => {
    await lockLimit(tx, 'dashboardTabs', userId);
    const before = await tabsOf(tx, userId);
    const known = new Set(before.map(({ id }) => id));
    const hidden = before.filter((tab) => tab.is_hidden).map(({ id }) => id);
    if (known.size !== body.tab_ids.length || !body.tab_ids.every((id) => known.has(id))) {
      throw domainError('conflict', { reason: 'tabs' });
    }
    await orderTabs(tx, userId, body.tab_ids, hidden);
    return tabsOf(tx, userId);
  });
  return { tabs: await presentTabs(db, rows, userId) };
};
