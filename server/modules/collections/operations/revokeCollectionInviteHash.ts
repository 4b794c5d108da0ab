import { revokeInviteLink } from '#server/entities/collection/links-repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';

/** Ends the link of a collection. Who joined with it stays. */
export const revokeCollectionInviteHash: Handler<'revokeCollectionInviteHash'> = async ({ subject, db }) => {
  await revokeInviteLink(db, subject.collection.id);
  return undefined;
};
