import type { Handler } from '#server/http/contract/handler.ts';
import { noteAttended } from '../people/seats-repository.ts';
import { shownPost } from '../posts/community-post.ts';
import { deletePin } from '../posts/pins-repository.ts';

/** Takes a pinned post away from the top of its community. */
export const unpinCommunityPost: Handler<'unpinCommunityPost'> = async ({ params, subject, db, viewer }) => {
  const { community } = subject;
  const { post } = await shownPost(db, community.id, params.id, viewer.userId);
  await deletePin(db, community.id, post.id);
  await noteAttended(db, community.id);
  return undefined;
};
