import type { Handler } from '#server/http/contract/handler.ts';
import { markDeleted } from '../fields/deletion-repository.ts';

/** Deletes a community. Its admins can restore it for 30 days; its invitation link stops working for good. */
export const deleteCommunity: Handler<'deleteCommunity'> = async ({ subject, db }) => {
  await markDeleted(db, subject.community.id);
  return undefined;
};
