import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { summariesOf } from '../campaigns/campaign-presenter.ts';
import type { PromotionRow } from './promotions-repository.ts';

type Promotion = components['schemas']['Promotion'];

/** Returns promotions with what they put forward; a post that is gone is left out of its own. */
export async function presentPromotions(
  db: Queryable,
  rows: readonly PromotionRow[],
  userId: string,
): Promise<Promotion[]> {
  const blogs = await blogsByIds(
    db,
    rows.map(({ blog_id: id }) => id),
    userId,
  );
  const postIds = rows.flatMap(({ post_id: id }) => id ?? []);
  const posts = await summariesOf(db, postIds, blogs, userId);
  return rows.map((row) => {
    const blog = blogs.get(row.blog_id);
    const post = posts.get(row.post_id ?? '');
    return {
      ...(blog ? { blog: presentBlogRef(blog, userId) } : {}),
      ...(post ? { post } : {}),
      tags: row.tags,
      endTs: row.ends,
    };
  });
}
