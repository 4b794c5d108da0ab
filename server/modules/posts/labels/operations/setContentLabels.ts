import type { Handler } from '#server/contract/handler.ts';
import { domainError, stillThere } from '#server/errors.ts';
import { ownPost } from '#server/modules/posts/core/policy.ts';
import { presentPosts } from '#server/modules/posts/core/present-many.ts';
import { labelled, lockedCategories } from '../../writing/labels.ts';
import { lockPost } from '../../writing/write-repository.ts';
import { writeLabels } from '../labels-repository.ts';

/** What somebody else locked cannot be taken away: saying so is refused, instead of passed over in silence. */
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
        detail: 'A label that was locked cannot be taken away.',
        field: 'categories',
      });
    }
    await writeLabels(tx, blog.id, id, labelled(post, body.has_community_label, categories));
    const [shown] = await presentPosts(tx, [await ownPost(tx, blog, id, userId)], userId, [blog]);
    return stillThere(shown, 'The post').communityLabels;
  });
  return { communityLabels };
};
