import type { Post } from '#generated/zod/post.zod.ts';
import { paths } from '#src/paths/paths.ts';

/** Returns the path of a post's own page: on its blog, or in the community it was made in. */
export function postPathOf({
  blogName,
  id,
  slug,
  community,
}: Pick<Post, 'blogName' | 'id' | 'slug' | 'community'>): string {
  return community ? paths.communityPost(community.name, id, slug) : paths.post(blogName, id, slug);
}
