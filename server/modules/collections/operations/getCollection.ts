import { viewableCollection } from '#server/entities/collection/policy.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { broughtBy } from '../people/brings.ts';
import { ownInvitation } from '../people/own-invitation.ts';
import { presentGathers } from '../rules/gathers.ts';
import { presentCollaborators } from '../show/collaborator-presenter.ts';
import { collaboratorsOf } from '../show/related-repository.ts';
import { shownCollection } from '../show/shown-collection.ts';

/** Returns a collection with those who keep it. */
export const getCollection: Handler<'getCollection'> = async ({ params, query, db, services, viewer }) => {
  const viewerId = viewer?.userId ?? null;
  const row = await viewableCollection(db, params.collection_id, viewerId, {
    inviteHash: query.invite_hash,
    now: services.now(),
  });
  const invitation = await ownInvitation(db, row, viewerId, services.now());
  const collaborators = await collaboratorsOf(db, row.id);
  const gathers = row.rule && (await presentGathers(db, row.rule, viewerId));
  return {
    collection: await shownCollection(db, row.id, viewerId),
    collaborators: await presentCollaborators(db, collaborators, viewerId),
    ...(invitation
      ? { invitation, brings: await broughtBy({ db, row, viewerId, nowMs: services.now() }) }
      : {}),
    ...(gathers ? { gathers } : {}),
  };
};
