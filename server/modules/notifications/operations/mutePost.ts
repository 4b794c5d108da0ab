import { readablePost } from '#server/entities/post/policy.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { putPostMute } from '../subscriptions/post-mutes-repository.ts';

export const mutePost: Handler<'mutePost'> = async ({ params, body, db, viewer }) => {
  const { post } = await readablePost(db, params.blog, params.id, viewer.userId);
  const end = await db.transaction((tx) => putPostMute(tx, viewer.userId, post, body.mute_length_seconds));
  return { id: post.id, muted: true, ...(end === null ? {} : { muteEndTimestamp: end }) };
};
