import type { QueryClient } from '@tanstack/react-query';
import { getListFollowingInfiniteQueryOptions } from '#generated/hooks/blogs/blogs.ts';
import { getListCommunitiesInfiniteQueryOptions } from '#generated/hooks/communities/communities.ts';
import { getGetPostQueryOptions } from '#generated/hooks/posts/posts.ts';
import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { CommunityRef } from '#generated/zod/communityRef.zod.ts';
import type { ListCommunities200 } from '#generated/zod/listCommunities200.zod.ts';
import type { ListFollowing200 } from '#generated/zod/listFollowing200.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { isPostId } from '#src/paths/path-segments.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { paging } from '#src/shared/api/read/paging.ts';

/** Communities of the member, the last used first. */
export function ownCommunitiesQuery() {
  return getListCommunitiesInfiniteQueryOptions({ mine: 1 }, { query: paging });
}

/** Returns the communities of a page of a list. */
export function communitiesOf({ response }: ListCommunities200): readonly CommunityRef[] {
  return response.communities;
}

/** Returns the identity of a community in a list. */
export const keyOfCommunity = ({ uuid }: CommunityRef): string => uuid;

/** Blogs that the member follows. */
export function followingQuery() {
  return getListFollowingInfiniteQueryOptions(undefined, { query: paging });
}

/** Returns the blogs of a page of a list. */
export function blogsOf({ response }: ListFollowing200): readonly BlogRef[] {
  return response.blogs;
}

/** Returns the identity of a blog in a list. */
export const keyOfBlog = ({ uuid }: BlogRef): string => uuid;

/** Code of an answer about a post that is not there, or not for this reader. */
const NOT_FOUND_CODE = 4004;

/** Returns the post at an address of this site, as somebody pasted it; undefined when there is none. */
export async function postAtAddress(queryClient: QueryClient, address: string): Promise<Post | undefined> {
  const [blogName, postId] = (URL.parse(address.trim(), window.location.origin)?.pathname ?? '')
    .split('/')
    .filter(Boolean);
  if (!blogName || !isPostId(postId)) return undefined;
  try {
    const { response } = await queryClient.fetchQuery({
      ...getGetPostQueryOptions(blogName, postId),
      retry: false,
    });
    return response.post;
  } catch (error) {
    if (isApiError(error, NOT_FOUND_CODE)) return undefined;
    throw error;
  }
}
