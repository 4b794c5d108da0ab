import { limits } from '#generated/limits.ts';
import { rateLimited } from '#server/core/errors.ts';
import { refuseWriter } from '#server/entities/community/writing.ts';
import { DAY_SECONDS, lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { shownComment } from '../comments/comment-rules.ts';
import { commentsByIds, countLikesSince, insertLike } from '../comments/comments-repository.ts';
import { shownPost } from '../posts/community-post.ts';

/** Likes a comment. A member likes as many comments a day as posts. */
export const likeComment: Handler<'likeComment'> = async ({ params, subject, db, services, viewer }) => {
  const { community } = subject;
  const { userId } = viewer;
  refuseWriter(community, services.now() / 1000);
  const { post } = await shownPost(db, community.id, params.id, userId);
  const row = await shownComment(db, post.id, params.comment_id, userId);
  await db.transaction(async (tx) => {
    await lockLimit(tx, 'likesPerDay', userId);
    const today = await countLikesSince(tx, userId, services.now() / 1000 - DAY_SECONDS);
    if (!row.liked && today >= limits.likesPerDay) throw rateLimited(DAY_SECONDS, 'like-limit-exceeded');
    await insertLike(tx, row.id, userId);
  });
  const [after] = await commentsByIds(db, [row.id], userId);
  return { liked: true, likeCount: after?.like_count ?? 0 };
};
