import type { Handler } from '#server/http/contract/handler.ts';
import { setUnreadMuted } from '../people/readers-repository.ts';

/** Mutes a community: its unread posts are not counted. */
export const muteCommunity: Handler<'muteCommunity'> = async ({ subject, db, viewer }) => {
  await setUnreadMuted(db, subject.community.id, viewer.userId, true);
  return undefined;
};
