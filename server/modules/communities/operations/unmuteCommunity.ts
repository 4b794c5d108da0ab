import type { Handler } from '#server/http/contract/handler.ts';
import { setUnreadMuted } from '../people/readers-repository.ts';

/** Counts the unread posts of a community again. */
export const unmuteCommunity: Handler<'unmuteCommunity'> = async ({ subject, db, viewer }) => {
  await setUnreadMuted(db, subject.community.id, viewer.userId, false);
  return undefined;
};
