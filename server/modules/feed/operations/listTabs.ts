import { unseenCount } from '#server/entities/collection/timeline.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { unreadOf } from '../read-state/markers.ts';
import { presentTabs } from '../tabs/tab-presenter.ts';
import { tabsOf } from '../tabs/tabs.ts';

/** Maximum of counted posts of a collection; the page shows 99+. */
const MAX_COUNTED = 100;

export const listTabs: Handler<'listTabs'> = async ({ db, viewer }) => {
  const [rows, unread] = await Promise.all([tabsOf(db, viewer.userId), unreadOf(db, viewer.userId)]);
  for (const { collection } of rows) {
    if (collection)
      unread.set(`collection:${collection.uuid}`, await unseenCount(db, collection, MAX_COUNTED));
  }
  return { tabs: await presentTabs(db, rows, viewer.userId, unread) };
};
