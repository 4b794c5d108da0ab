import { readablePost } from '#server/entities/post/policy.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { deletePostMute } from '../subscriptions/post-mutes-repository.ts';

export const unmutePost: Handler<'unmutePost'> = async ({ params, db, viewer }) => {
  const { post } = await readablePost(db, params.blog, params.id, viewer.userId);
  await deletePostMute(db, viewer.userId, post.id);
  return { id: post.id, muted: false };
};
