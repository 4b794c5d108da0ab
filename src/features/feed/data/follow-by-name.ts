import type { QueryClient } from '@tanstack/react-query';
import { followBlog } from '#generated/hooks/blogs/blogs.ts';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import { blogOverlay } from '#src/shared/api/read/post-overlay.ts';
import { changeViewerCount } from '#src/shared/api/viewer/viewer-counts.ts';
import { followTarget } from '#src/shared/lib/text/follow-target.ts';
import { followingQuery } from './following.ts';

/**
 * Follows what somebody typed: an email address, an address of the web, or a blog name (spec 000 §5). Answers with the
 * blog that is followed now.
 *
 * @throws what the call throws: 4004 and 404 for nobody there
 */
export const followTyped = async (queryClient: QueryClient, typed: string): Promise<BlogRef> => {
  const target = followTarget(typed);
  const body = 'blogName' in target ? { url: target.blogName } : target;
  const { blog } = (await followBlog(body)).response;
  const wasFollowed = blogOverlay.get(blog.uuid)?.followed === true;
  blogOverlay.put(blog.uuid, { followed: true });
  if (!wasFollowed) changeViewerCount(queryClient, 'following', 1);
  void queryClient.invalidateQueries({ queryKey: followingQuery().queryKey });
  return blog;
};
