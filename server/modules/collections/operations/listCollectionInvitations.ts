import { collectionSpace } from '#server/entities/collection/policy.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { pendingInvitations } from '#server/membership/invitations-repository.ts';
import { presentInvitations } from '../people/invitation-presenter.ts';

/** Lists the pending invitations to a collection, the last sent first. */
export const listCollectionInvitations: Handler<'listCollectionInvitations'> = async ({
  subject,
  db,
  services,
  viewer,
}) => {
  const space = collectionSpace(subject.collection.id);
  const rows = await pendingInvitations(db, space, new Date(services.now()));
  return { invitations: await presentInvitations(db, rows, viewer.userId) };
};
