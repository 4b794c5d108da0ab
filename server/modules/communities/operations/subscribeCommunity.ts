import { domainError } from '#server/core/errors.ts';
import { communityCurtain } from '#server/entities/community/presenter.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { setSubscribed } from '../people/readers-repository.ts';

/** Subscribes a member to the new posts of a community. */
export const subscribeCommunity: Handler<'subscribeCommunity'> = async ({ subject, db, viewer }) => {
  const row = subject.community;
  if (row.viewer_role === null) {
    throw domainError('community-members-only', { community: communityCurtain(row) });
  }
  await setSubscribed(db, row.id, viewer.userId, true);
  return undefined;
};
