import type { Handler } from '#server/http/contract/handler.ts';
import { unreadOf } from '../read-state/markers.ts';
import { presentTabs } from '../tabs/tab-presenter.ts';
import { tabsOf } from '../tabs/tabs.ts';

export const listTabs: Handler<'listTabs'> = async ({ db, viewer }) => {
  const [rows, unread] = await Promise.all([tabsOf(db, viewer.userId), unreadOf(db, viewer.userId)]);
  return { tabs: await presentTabs(db, rows, viewer.userId, unread) };
};
