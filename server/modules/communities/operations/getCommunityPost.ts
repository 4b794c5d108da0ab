import { requireFound } from '#server/core/errors.ts';
import { presentPosts } from '#server/entities/post/posts-presenter.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { readablePostIn } from '../posts/community-post.ts';
import { presentCommunity } from '../show/community-presenter.ts';

/** Returns one post of a community, with the community and the board of the post. */
export const getCommunityPost: Handler<'getCommunityPost'> = async ({
  params,
  query,
  db,
  services,
  viewer,
}) => {
  const viewerId = viewer?.userId ?? null;
  const inviteHash = query.invite_hash;
  const found = await readablePostIn(db, params, viewerId, inviteHash);
  const [[shown], community] = await Promise.all([
    presentPosts(db, [found.post], viewerId, [found.blog]),
    presentCommunity(db, found.community, viewerId, {
      now: services.now() / 1000,
      ...(inviteHash === undefined ? {} : { inviteHash }),
    }),
  ]);
  const post = requireFound(shown, 'The post');
  const board = community.boards.find(({ path }) => path === post.community?.boardPath);
  return { post, community, ...(board ? { board } : {}) };
};
