import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import type { BlogRow } from '#server/entities/blog/rows.ts';
import { blocksNoUser, hasBlockedBlog } from '#server/policies/blocks-sql.ts';
import { offered } from '#server/policies/blog-rules.ts';

/** Number of supporters that a support page names. */
const LISTED_COUNT = 24;

/**
 * Returns the primary blogs of supporters who agreed to be listed, as far as the reader may see them, those who have
 * supported longest first. Neither side of a block with the supported blog is listed.
 */
export function listedSupporters(
  db: Queryable,
  { id: blogId, owner_id: ownerId }: Pick<BlogRow, 'id' | 'owner_id'>,
  userId: string | null,
): Promise<Columns<'blogs', 'id'>[]> {
  return db.query(
    `select b.id from subscriptions s join blog_members m on m.user_id = s.user_id and m.is_primary
       join blogs b on b.id = m.blog_id
      where s.blog_id = $1 and s.kind = 'memberships' and s.is_listed
        and s.status in ('active', 'pending-cancel', 'on-hold') and ${offered.sql('b', '$3::bigint')}
        and ${blocksNoUser({ blog: '$1', user: '$2' }, 's.user_id')} and not ${hasBlockedBlog('s.user_id', '$1')}
      order by s.started_at, s.id limit ${LISTED_COUNT}`,
    [blogId, ownerId, userId],
  );
}
