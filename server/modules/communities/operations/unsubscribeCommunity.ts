import type { Handler } from '#server/http/contract/handler.ts';
import { setSubscribed } from '../people/readers-repository.ts';

/** Ends the subscription to the new posts of a community. */
export const unsubscribeCommunity: Handler<'unsubscribeCommunity'> = async ({ subject, db, viewer }) => {
  await setSubscribed(db, subject.community.id, viewer.userId, false);
  return undefined;
};
