import type { Handler } from '#server/contract/handler.ts';
import { readablePost } from '#server/modules/posts/core/policy.ts';
import { deletePostMute } from '../post-mutes-repository.ts';

export const unmutePost: Handler<'unmutePost'> = async ({ params, db, viewer }) => {
  const { post } = await readablePost(db, params.blog, params.id, viewer.userId);
  await deletePostMute(db, viewer.userId, post.id);
  return { id: post.id, muted: false };
};
