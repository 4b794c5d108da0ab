import { viewableCollection } from '#server/entities/collection/policy.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { collectionValues } from '../fields/collection-fields.ts';
import { createOwned } from '../fields/new-collection.ts';
import { copyItems } from '../items/items-repository.ts';
import { shownCollection } from '../show/shown-collection.ts';

/** Makes a private collection of the member with the posts of this one that they may see, and with its rule. */
export const createCollectionCopy: Handler<'createCollectionCopy'> = async ({
  params,
  body,
  subject,
  db,
  services,
  viewer,
}) => {
  const { userId } = viewer;
  const original = await viewableCollection(db, params.collection_id, userId);
  const title = body.title ?? original.title;
  const words = await collectionValues({ services, userId }, { title, description: original.description });
  const values = {
    ...words,
    title: words.title ?? title,
    visibility: 'private' as const,
    sort: original.sort,
    rule: original.rule,
    copied_from: original.id,
  };
  const blogId = subject.blog.id;
  const { id } = await db.transaction(async (tx) => {
    const created = await createOwned(tx, { userId, blogId }, values);
    await copyItems(tx, { from: original.id, to: created.id, viewerId: userId, keptBy: blogId });
    return created;
  });
  return answer(201, { collection: await shownCollection(db, id, userId) });
};
