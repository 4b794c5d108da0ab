import type { QueryClient } from '@tanstack/react-query';
import { getGetBlogInfoQueryOptions } from '#generated/hooks/blogs/blogs.ts';
import { setFollowed } from '#src/entities/blog/follow.ts';
import { likeForMember } from '#src/entities/post/data/like.ts';
import { voteForMember } from '#src/entities/post/data/poll.ts';
import { setTagFollowed } from '#src/features/discovery/data/follow-tag.ts';
import type { PendingAction } from '#src/platform/login-wall/pending-action.ts';
import { blogOverlay, tagKey, tagOverlay } from '#src/shared/api/read/post-overlay.ts';

async function followForMember(
  queryClient: QueryClient,
  { uuid, name }: { uuid?: string; name: string },
): Promise<boolean> {
  if (uuid === undefined) {
    // Where the blog is nothing for them, its page says so: that is where they are led.
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

/** Does what a visitor signed in for. Answers whether it is done; a refusal has told its reason by itself. */
export async function replay(queryClient: QueryClient, action: PendingAction): Promise<boolean> {
  if (action.kind === 'vote') return voteForMember(queryClient, action.poll);
  if (action.kind === 'like') return likeForMember(queryClient, action.post);
  if (action.kind === 'follow') return followForMember(queryClient, action.blog);
  await setTagFollowed({ name: action.tag.name, isFollowed: false }, true);
  return tagOverlay.get(tagKey(action.tag.name))?.followed === true;
}
