import { viewableCollection } from '#server/entities/collection/policy.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { putFollow } from '../people/readers-repository.ts';
import { shownCollection } from '../show/shown-collection.ts';

/** Follows a collection: its new posts are counted for the member. Following again replaces the choices. */
export const followCollection: Handler<'followCollection'> = async ({ params, body, db, viewer }) => {
  const { userId } = viewer;
  const { id } = await viewableCollection(db, params.collection_id, userId);
  const choices = { isTab: body?.show_as_tab ?? false, isNotifying: body?.notify ?? false };
  await putFollow(db, id, userId, choices);
  return { collection: await shownCollection(db, id, userId) };
};
