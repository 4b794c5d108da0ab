import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { blocksNoUser } from '#server/policies/blocks-sql.ts';
import type { BlogRow } from './rows.ts';

/**
 * Returns the blogs that a blog may send messages to. Messages are not allowed where either side blocks the other, nor
 * where the settings of the other blog or its owner allow messages from nobody, or only from followed blogs and the
 * owner does not follow this one: the stricter setting applies.
 *
 * @param others as the member sees them
 * @returns the ids of those that accept messages
 */
export async function messageableBlog(
  db: Queryable,
  blog: BlogRow,
  others: readonly BlogRow[],
): Promise<Set<string>> {
  if (others.length === 0) return new Set();
  const rows = await db.query<Columns<'blogs', 'id'>>(
    `select b.id from blogs b join users u on u.id = b.owner_id
      where b.id = any($1::bigint[]) and b.id <> $2 and b.state = 'active'
        and coalesce(b.settings ->> 'messages', 'everyone') <> 'noone'
        and coalesce(u.settings -> 'privacy' ->> 'messagesFrom', 'everyone') <> 'noone'
        and ('following' not in (coalesce(b.settings ->> 'messages', ''),
                                 coalesce(u.settings -> 'privacy' ->> 'messagesFrom', ''))
             or exists (select 1 from follows f where f.user_id = b.owner_id and f.blog_id = $2))
        and ${blocksNoUser({ user: 'b.owner_id', blog: 'b.id' }, '$3')}
        and ${blocksNoUser({ user: '$3', blog: '$2' }, 'b.owner_id')}`,
    [others.map(({ id }) => id), blog.id, blog.owner_id],
  );
  return new Set(rows.map(({ id }) => id));
}
