import { domainError } from '#server/core/errors.ts';
import { findCommunity } from '#server/entities/community/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { removePost } from '#server/modules/posts/compose/write-repository.ts';
import { postIn } from '../posts/community-post.ts';

/** Deletes a post of a community, for its author: also for one who left or was banned. */
export const deleteCommunityPost: Handler<'deleteCommunityPost'> = async ({
  params,
  subject,
  db,
  viewer,
}) => {
  const community = await findCommunity(db, params.community, viewer.userId);
  const post = community && (await postIn(db, community.id, params.id, viewer.userId));
  if (!post || !(post.author_id === viewer.userId || post.may_change)) {
    subject.community();
    throw post ? domainError('not-allowed') : domainError('not-found', { reason: 'post' });
  }
  await db.transaction((tx) => removePost(tx, post.blog_id, post.id));
  return undefined;
};
