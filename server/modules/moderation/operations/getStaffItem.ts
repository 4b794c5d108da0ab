import type { Handler } from '#server/http/contract/handler.ts';
import { presentedItem, staffReader } from '../staff-queue/entry.ts';

/** Returns an entry of the staff queue, also one that is settled, with every report and the record of its author. */
export const getStaffItem: Handler<'getStaffItem'> = async (context) => ({
  item: await presentedItem(context.params.item_id, staffReader(context)),
});
