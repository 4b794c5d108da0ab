import type { Queryable } from '#server/db/database.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { requestOfBlog } from './requests-repository.ts';
import { seatHolder } from './seats-repository.ts';

/**
 * Returns the id of the person behind a blog in a community: whose seat or request it is, and the owner of any other
 * blog. Several people may write for one blog.
 */
export async function personOf(db: Queryable, communityId: string, blog: BlogRow): Promise<string> {
  const seated = await seatHolder(db, communityId, blog.id);
  if (seated !== undefined) return seated;
  return (await requestOfBlog(db, communityId, blog.id))?.user_id ?? blog.owner_id;
}
