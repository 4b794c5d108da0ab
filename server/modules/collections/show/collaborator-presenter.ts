import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import type { CollaboratorRow } from './related-repository.ts';

/** Returns collaborators with their blogs. */
export async function presentCollaborators(
  db: Queryable,
  rows: readonly CollaboratorRow[],
  viewerId: string | null,
): Promise<components['schemas']['Collaborator'][]> {
  const blogs = await blogsByIds(
    db,
    rows.map((row) => row.blog_id),
    viewerId,
  );
  return rows.flatMap((row) => {
    const blog = blogs.get(row.blog_id);
    if (!blog) return [];
    const { role, joined, post_count: postCount } = row;
    return [{ blog: presentBlogRef(blog, viewerId), role, joinedTs: joined, postCount }];
  });
}
