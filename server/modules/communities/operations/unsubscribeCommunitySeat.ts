import type { Handler } from '#server/http/contract/handler.ts';
import { deleteSeatWait } from '../people/seats-repository.ts';
import { communityNamed } from '../show/entry.ts';

/** Ends the wait of a member for a seat. */
export const unsubscribeCommunitySeat: Handler<'unsubscribeCommunitySeat'> = async ({
  params,
  db,
  viewer,
}) => {
  const { id } = await communityNamed(db, params.community, viewer.userId);
  await deleteSeatWait(db, id, viewer.userId);
  return undefined;
};
