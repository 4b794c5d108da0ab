import type { Handler } from '#server/http/contract/handler.ts';
import { recordModeratorAct } from '../moderation/moderator-act.ts';
import { shownPost } from '../posts/community-post.ts';
import { deletePin } from '../posts/pins-repository.ts';

/** Takes a pinned post away from the top of its community. */
export const unpinCommunityPost: Handler<'unpinCommunityPost'> = async ({ params, subject, db, viewer }) => {
  const { community } = subject;
  const { post } = await shownPost(db, community.id, params.id, viewer.userId);
  await db.transaction(async (tx) => {
    if (!(await deletePin(tx, community.id, post.id))) return;
    await recordModeratorAct(
      tx,
      { communityId: community.id, userId: viewer.userId },
      { type: 'posts', action: 'post_unpinned', postId: post.id, targetBlogId: post.blog_id },
    );
  });
  return undefined;
};
