import type { Handler } from '#server/contract/handler.ts';
import { unreadOf } from '../../reading/markers.ts';
import { presentTabs } from '../tab-presenter.ts';
import { tabsOf } from '../tabs.ts';

export const listTabs: Handler<'listTabs'> = async ({ db, viewer }) => {
  const [rows, unread] = await Promise.all([tabsOf(db, viewer.userId), unreadOf(db, viewer.userId)]);
  return { tabs: await presentTabs(db, rows, viewer.userId, unread) };
};
