import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import type { Queryable } from '#server/db/database.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { hiddenStateOf } from '#server/entities/community/hidden-posts-repository.ts';
import { isModerator } from '#server/entities/community/policy.ts';
import type { CommunityRow } from '#server/entities/community/rows.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import { takesPart } from '#server/policies/blogs.ts';
import { viewableCommunity } from '../show/entry.ts';

/** Returns a post of a community in any state but deleted. */
export async function postIn(
  db: Queryable,
  communityId: string,
  id: string,
  viewerId: string | null,
): Promise<PostRow | undefined> {
  const [post] = isPossibleId(id) ? await postsByIds(db, [id], viewerId) : [];
  return post?.community_id === communityId ? post : undefined;
}

/**
 * Returns a published post of a community into which the viewer may look, and the blog that wrote it.
 *
 * @throws not-found also when either blocks the other
 */
export async function shownPost(
  db: Queryable,
  communityId: string,
  id: string,
  viewerId: string | null,
): Promise<{ post: PostRow; blog: BlogRow }> {
  const post = await postIn(db, communityId, id, viewerId);
  const blog = post && (await blogsByIds(db, [post.blog_id], viewerId)).get(post.blog_id);
  if (!post || !blog || post.state !== 'published' || !takesPart(blog)) {
    throw domainError('not-found', { reason: 'post' });
  }
  return { post, blog };
}

/**
 * Refuses to write below a post that was removed, or waits for a moderator, so that what was typed is kept.
 *
 * @throws community-post-removed (23205)
 */
export async function refuseRemovedPost(db: Queryable, communityId: string, id: string): Promise<void> {
  const isHidden = isPossibleId(id) && (await hiddenStateOf(db, communityId, id)) !== undefined;
  if (isHidden) throw domainError('community-post-removed');
}

/** A post of a community that the viewer may read. */
export interface ReadPost {
  community: CommunityRow;
  post: PostRow;
  blog: BlogRow;
}

/**
 * Returns the requested post when the viewer may look into its community: one that waits or was removed for its author and
 * for moderators.
 *
 * @throws not-found, and what `viewableCommunity` throws
 */
export async function readablePostIn(
  db: Queryable,
  { community: name, id }: { community: string; id: string },
  viewerId: string | null,
  inviteHash?: string,
): Promise<ReadPost> {
  const community = await viewableCommunity(db, name, viewerId, inviteHash);
  const post = await postIn(db, community.id, id, viewerId);
  if (post?.state === 'disabled') return { community, ...(await hiddenPost(db, community, post, viewerId)) };
  return { community, ...(await shownPost(db, community.id, id, viewerId)) };
}

/** Returns a post that waits or was removed, for its author and for moderators. */
async function hiddenPost(
  db: Queryable,
  community: CommunityRow,
  post: PostRow,
  viewerId: string | null,
): Promise<{ post: PostRow; blog: BlogRow }> {
  const isAuthor = post.may_change || (viewerId !== null && post.author_id === viewerId);
  const blog = (await blogsByIds(db, [post.blog_id], viewerId)).get(post.blog_id);
  const isHidden = (await hiddenStateOf(db, community.id, post.id)) !== undefined;
  if (!blog || !isHidden || !(isAuthor || isModerator(community))) {
    throw domainError('not-found', { reason: 'post' });
  }
  return { post, blog };
}
