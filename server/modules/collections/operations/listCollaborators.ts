import { viewableCollection } from '#server/entities/collection/policy.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentCollaborators } from '../show/collaborator-presenter.ts';
import { collaboratorsOf } from '../show/related-repository.ts';

/** Lists the blogs that keep a collection. */
export const listCollaborators: Handler<'listCollaborators'> = async ({ params, db, viewer }) => {
  const viewerId = viewer?.userId ?? null;
  const { id } = await viewableCollection(db, params.collection_id, viewerId);
  return { collaborators: await presentCollaborators(db, await collaboratorsOf(db, id), viewerId) };
};
