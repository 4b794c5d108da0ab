import { answer, type Handler } from '#server/http/contract/handler.ts';
import { deleteClaim } from '../staff-queue/claims-repository.ts';
import { lockedItem } from '../staff-queue/entry.ts';

/** Gives up one's own claim of an entry of the staff queue. That of a colleague stays. */
export const revokeStaffClaim: Handler<'revokeStaffClaim'> = async ({ params, db, viewer }) => {
  await db.transaction(async (tx) => {
    await lockedItem(tx, params.item_id);
    await deleteClaim(tx, params.item_id, viewer.userId);
  });
  return answer(204);
};
