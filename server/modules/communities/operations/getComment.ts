import { requireFound } from '#server/core/errors.ts';
import { isModerator } from '#server/entities/community/policy.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { presentComments } from '../comments/comment-presenter.ts';
import { noComment, shownComment } from '../comments/comment-rules.ts';
import { commentsByIds } from '../comments/comments-repository.ts';
import { readablePostIn } from '../posts/community-post.ts';

/** Returns one comment with its post and the comment that it answers. */
export const getComment: Handler<'getComment'> = async ({ params, query, db, services, viewer }) => {
  const viewerId = viewer?.userId ?? null;
  const { community, post, blog } = await readablePostIn(db, params, viewerId, query.invite_hash);
  const row = await shownComment(db, post.id, params.comment_id, viewerId, {
    isModerator: isModerator(community),
  });
  const above = row.parent_id === null ? [] : await commentsByIds(db, [row.parent_id], viewerId);
  const reader = { db, community, viewerId, now: services.now() / 1000 };
  const [[comment], [parent], [shown]] = await Promise.all([
    presentComments([row], reader),
    presentComments(above, { ...reader, alsoId: row.id }),
    presentPosts(db, [post], viewerId, [blog]),
  ]);
  if (!comment) throw noComment();
  return { comment, ...(parent ? { parent } : {}), post: requireFound(shown, 'The post') };
};
