import type { QueryClient } from '@tanstack/react-query';
import { getGetBlogInfoQueryOptions } from '#generated/hooks/blogs/blogs.ts';
import { setFollowed } from '#src/entities/blog/follow.ts';
import { followCollectionAfterLogin } from '#src/entities/post/collections/follow-collection-after-login.ts';
import { reactAfterLogin } from '#src/entities/post/community/react-after-login.ts';
import { likeAfterLogin } from '#src/entities/post/data/like.ts';
import { voteAfterLogin } from '#src/entities/post/data/poll.ts';
import { joinAfterLogin } from '#src/features/communities/data/join-after-login.ts';
import { likeCommentAfterLogin } from '#src/features/communities/data/like-comment-after-login.ts';
import { setTagFollowed } from '#src/features/discovery/data/follow-tag.ts';
import type { PendingAction } from '#src/platform/login-wall/pending-action.ts';
import { blogOverlay, tagKey, tagOverlay } from '#src/shared/api/read/post-overlay.ts';

async function followForMember(
  queryClient: QueryClient,
  { uuid, name }: { uuid?: string; name: string },
): Promise<boolean> {
  if (uuid === undefined) {
    // A blog that is not accessible to the member explains so on its page, where signing in leads.
    const blog = await queryClient
      .fetchQuery({ ...getGetBlogInfoQueryOptions(name), staleTime: 0 })
      .then(({ response }) => response.blog)
      .catch(() => undefined);
    if (!blog || blog.followed || blog.canBeFollowed === false) return false;
    return followForMember(queryClient, { uuid: blog.uuid, name: blog.name });
  }
  await setFollowed(queryClient, { uuid, name, followed: false }, true);
  return blogOverlay.get(uuid)?.followed === true;
}

/** Runs the action a visitor signed in for. Resolves to true when it succeeded; a refusal has shown its own message. */
export async function replayPendingAction(
  queryClient: QueryClient,
  action: Exclude<PendingAction, { kind: 'blogView' }>,
): Promise<boolean> {
  if (action.kind === 'vote') return voteAfterLogin(queryClient, action.poll);
  if (action.kind === 'like') return likeAfterLogin(queryClient, action.post);
  if (action.kind === 'comment-like') return likeCommentAfterLogin(action.comment);
  if (action.kind === 'react') return reactAfterLogin(action.post);
  if ('collection' in action) return followCollectionAfterLogin(queryClient, action.collection);
  if (action.kind === 'follow') return followForMember(queryClient, action.blog);
  if ('community' in action) return joinAfterLogin(queryClient, action.kind, action.community.name);
  await setTagFollowed({ name: action.tag.name, isFollowed: false }, true);
  return tagOverlay.get(tagKey(action.tag.name))?.followed === true;
}
