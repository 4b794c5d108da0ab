import type { components } from '#generated/types/api.d.ts';
import { firstIdAt } from '#server/core/ids.ts';
import { first, json, type Queryable } from '#server/db/database.ts';

/**
 * Returns true when a blog has a post of that moment with the same content.
 *
 * @param writtenAt milliseconds since 1970
 */
export async function hasPostOf(
  db: Queryable,
  blogId: string,
  writtenAt: number,
  content: readonly components['schemas']['ContentBlock'][],
): Promise<boolean> {
  const known = await first(
    db,
    'select 1 from posts where blog_id = $1 and id >= $2 and id < $3 and content = $4',
    [blogId, firstIdAt(writtenAt), firstIdAt(writtenAt + 1), json(content)],
  );
  return known !== undefined;
}
