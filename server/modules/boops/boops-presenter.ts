import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { takesPart } from '#server/modules/boops/taking-part.ts';
import { type BoopRow, countBoops } from './boops-repository.ts';

type Schemas = components['schemas'];

/** Presents boops with their two blogs, as the member sees them. */
export async function presentBoops(
  db: Queryable,
  rows: readonly BoopRow[],
  viewerId: string,
): Promise<Schemas['Boop'][]> {
  const ids = rows.flatMap((row) => [row.from_blog_id, row.to_blog_id]);
  const blogs = await blogsByIds(db, ids, viewerId);
  return rows.flatMap((row) => {
    const [from, to] = [blogs.get(row.from_blog_id), blogs.get(row.to_blog_id)];
    if (!from || !to) return [];
    return {
      id: row.position,
      kind: row.kind,
      from: presentBlogRef(from, viewerId),
      to: presentBlogRef(to, viewerId),
      timestamp: row.at,
    };
  });
}

/** Returns the member's sent and received boops, and true when they take part. */
export async function boopCounts(db: Queryable, userId: string): Promise<Schemas['BoopCount']> {
  return { ...(await countBoops(db, userId)), canBoop: await takesPart(db, userId) };
}
