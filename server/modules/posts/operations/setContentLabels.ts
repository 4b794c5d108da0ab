import { domainError, requireFound } from '#server/core/errors.ts';
import { ownPost } from '#server/entities/post/policy.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { labelled, lockedCategories } from '../compose/labels.ts';
import { lockPost } from '../compose/write-repository.ts';
import { writeLabels } from '../content-labels/labels-repository.ts';

/** Rejects the removal of labels that staff or a classifier locked, instead of ignoring it silently. */
export const setContentLabels: Handler<'setContentLabels'> = async ({
  params,
  body,
  subject,
  db,
  viewer,
}) => {
  const { blog } = subject;
  const { userId } = viewer;
  const { categories } = body;
  const { id } = await ownPost(db, blog, params.id, userId);
  const communityLabels = await db.transaction(async (tx) => {
    await lockPost(tx, blog.id, id);
    const post = await ownPost(tx, blog, id, userId);
    const lost = lockedCategories(post).filter(
      (category) => !(body.has_community_label && categories.includes(category)),
    );
    if (lost.length > 0) {
      throw domainError('not-allowed', {
        reason: 'label_locked',
        field: 'categories',
      });
    }
    await writeLabels(tx, blog.id, id, labelled(post, body.has_community_label, categories));
    const [shown] = await presentPosts(tx, [await ownPost(tx, blog, id, userId)], userId, [blog]);
    return requireFound(shown, 'The post').communityLabels;
  });
  return { communityLabels };
};
