import type { Handler } from '#server/http/contract/handler.ts';
import { setClaim } from '../staff-queue/claims-repository.ts';
import { lockedItem, presentedItem, refuseClaimed, settledError, staffReader } from '../staff-queue/entry.ts';

/** Reserves an entry of the staff queue for ten minutes, so that two do not decide it at the same time. */
export const claimStaffItem: Handler<'claimStaffItem'> = async (context) => {
  const { params, body, db, viewer } = context;
  const id = params.item_id;
  const reader = staffReader(context);
  await db.transaction(async (tx) => {
    const item = await lockedItem(tx, id);
    if (!item.isOpen) throw await settledError({ ...reader, db: tx }, id);
    if (body?.take_over !== true) await refuseClaimed(tx, id, reader);
    await setClaim(tx, id, viewer.userId);
  });
  return { item: await presentedItem(id, reader) };
};
