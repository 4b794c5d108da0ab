import { domainError } from '#server/core/errors.ts';
import { isFull, refuseNewcomer } from '#server/entities/community/policy.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { insertSeatWait } from '../people/seats-repository.ts';
import { viewableCommunity } from '../show/entry.ts';

/** Has a member notified once when a full community has room again. */
export const subscribeCommunitySeat: Handler<'subscribeCommunitySeat'> = async ({ params, db, viewer }) => {
  const row = await viewableCommunity(db, params.community, viewer.userId);
  refuseNewcomer(row);
  if (!isFull(row)) throw domainError('not-in-this-state', { reason: 'community_has_room' });
  await insertSeatWait(db, row.id, viewer.userId);
  return undefined;
};
