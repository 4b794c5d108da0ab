import { domainError, requireFound } from '#server/core/errors.ts';
import { visiblePost } from '#server/entities/post/policy.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { itemsOf } from '../items/items-repository.ts';
import { keepPosts } from '../items/keep.ts';
import { shownCollection } from '../show/shown-collection.ts';

/** Keeps a post in a collection. One that is in already stays where it is. */
export const addCollectionPost: Handler<'addCollectionPost'> = async ({ body, subject, db, viewer }) => {
  const { userId } = viewer;
  const { id } = subject.collection;
  const { post_id: postId, place, note } = body;
  const post = await visiblePost(db, postId, userId, 'post_id');
  // A post of a community is kept nowhere else.
  if (post.community_id !== null) throw domainError('not-found', { reason: 'post', field: 'post_id' });
  const kept = { posts: [post], place, note: note?.trim() ?? '' };
  const added = await db.transaction((tx) => keepPosts(tx, id, userId, kept));
  const item = requireFound((await itemsOf(db, id, [post.id], true)).get(post.id), 'The post');
  return answer(201, {
    collection: await shownCollection(db, id, userId),
    added: added.length > 0,
    place: item.place,
  });
};
