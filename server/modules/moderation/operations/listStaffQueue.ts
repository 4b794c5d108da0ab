import type { CursorPosition } from '#server/feed/cursor.ts';
import { pageLink } from '#server/feed/page-links.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pathOf } from '#server/http/contract/path-of.ts';
import { staffReader } from '../staff-queue/entry.ts';
import { presentItems } from '../staff-queue/item-presenter.ts';
import { countOpenItems, openItems, settledItems } from '../staff-queue/items-repository.ts';

/** Returns the position that a cursor holds: the rank of a person in danger, the time, the id. */
function positionOf(at: CursorPosition | undefined) {
  return at && { isUrgent: at[0] === 0, micros: String(at[1]), id: String(at[2]) };
}

/** Lists everything that waits for staff, or what they settled. */
export const listStaffQueue: Handler<'listStaffQueue'> = async (context) => {
  const { query, db, services } = context;
  const { type = 'all', state = 'open', cursor, limit = 20 } = query;
  const list = `staff-queue/${state}/${type}`;
  const after = positionOf(cursor === undefined ? undefined : services.cursors.read(list, cursor));
  const page = { after, limit: limit + 1 };
  const found =
    state === 'open' ? await openItems(db, { type }, page) : await settledItems(db, { type }, page);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const next = last && found.length > limit ? last : undefined;
  return {
    items: await presentItems(rows, staffReader(context)),
    counts: await countOpenItems(db),
    links: next
      ? {
          next: pageLink(pathOf('listStaffQueue', {}), query, {
            cursor: services.cursors.write(list, [next.is_urgent ? 0 : 1, next.micros, next.id]),
            limit,
          }),
        }
      : {},
  };
};
