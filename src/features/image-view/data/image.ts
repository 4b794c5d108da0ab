import type { QueryClient } from '@tanstack/react-query';
import { getGetImageInfoQueryOptions } from '#generated/hooks/media/media.ts';
import { getGetPostQueryOptions } from '#generated/hooks/posts/posts.ts';
import type { GetImageInfo200 } from '#generated/zod/getImageInfo200.zod.ts';
import type { GetPost200 } from '#generated/zod/getPost200.zod.ts';

/** An image of a post: the one with this key, else the first. */
export function imageQuery(postId: string, mediaKey: string | undefined) {
  return {
    ...getGetImageInfoQueryOptions({ post_id: postId, ...(mediaKey ? { media_key: mediaKey } : {}) }),
    select: (answer: GetImageInfo200) => answer.response.image,
  };
}

/** The post that contains an image, once its blog is known. */
export function postOfImageQuery(blogName: string | undefined, postId: string) {
  return {
    ...getGetPostQueryOptions(blogName ?? '', postId),
    enabled: blogName !== undefined,
    select: (answer: GetPost200) => answer.response.post,
  };
}

/** Prefetches an image and its post. Errors are stored in the cache. */
export async function prefetchImage(
  queryClient: QueryClient,
  postId: string,
  mediaKey: string | undefined,
): Promise<void> {
  const query = imageQuery(postId, mediaKey);
  await queryClient.prefetchQuery(query);
  const blog = queryClient.getQueryData(query.queryKey)?.response.image.blog;
  if (blog) await queryClient.prefetchQuery(postOfImageQuery(blog.name, postId));
}
