import { answer, type Handler } from '#server/http/contract/handler.ts';
import { collectionValues } from '../fields/collection-fields.ts';
import { createOwned } from '../fields/new-collection.ts';
import { keepablePosts, keepPosts } from '../items/keep.ts';
import { shownCollection } from '../show/shown-collection.ts';

/** Creates a collection that one of the member's blogs owns, with the posts they may see of those that are named. */
export const createCollection: Handler<'createCollection'> = async ({
  body,
  subject,
  db,
  services,
  viewer,
}) => {
  const { userId } = viewer;
  const { post_ids: postIds = [] } = body;
  const values = { title: body.title, ...(await collectionValues({ services, userId }, body)) };
  const posts = await keepablePosts(db, postIds, userId);
  const { id } = await db.transaction(async (tx) => {
    const created = await createOwned(tx, { userId, blogId: subject.blog.id }, values);
    if (posts.length > 0) await keepPosts(tx, created.id, userId, { posts });
    return created;
  });
  return answer(201, { collection: await shownCollection(db, id, userId) });
};
