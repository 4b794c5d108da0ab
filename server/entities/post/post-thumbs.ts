import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { isListable } from '#server/policies/blogs.ts';
import { isPublished } from '#server/policies/posts.ts';
import { blogsByIds } from '../blog/repository.ts';
import { thumbOf } from './post-thumb.ts';
import { presentPosts } from './posts-presenter.ts';
import { postsByIds } from './repository.ts';

/** Returns posts as small tiles, without those that the viewer may not see in a list. */
export async function thumbsOf(
  db: Queryable,
  postIds: readonly string[],
  viewerId: string | null,
): Promise<Map<string, components['schemas']['PostThumb']>> {
  const rows = (await postsByIds(db, [...new Set(postIds)], viewerId)).filter(isPublished);
  const blogs = await blogsByIds(
    db,
    rows.map((row) => row.blog_id),
    viewerId,
  );
  const shown = rows.filter((row) => {
    const blog = blogs.get(row.blog_id);
    return blog !== undefined && isListable(blog, viewerId);
  });
  const posts = await presentPosts(db, shown, viewerId, [...blogs.values()]);
  return new Map(posts.map((post) => [post.id, thumbOf(post)]));
}
