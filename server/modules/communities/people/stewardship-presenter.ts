import type { components } from '#generated/types/api.d.ts';
import type { Queryable } from '#server/db/database.ts';
import { presentBlogRef } from '#server/entities/blog/presenter.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { communitiesByIds } from '#server/entities/community/repository.ts';
import type { OwnTakeoverRow, TakeoverRow } from './stewardship-repository.ts';

type Schemas = components['schemas'];

/** Returns what the member who asked to take over a community hears of it. */
export function ownTakeoverFields(
  own: OwnTakeoverRow | undefined,
): Pick<Schemas['Stewardship'], 'requested' | 'declined' | 'answer'> {
  if (!own?.is_declined) return { requested: own !== undefined };
  return { requested: true, declined: true, ...(own.answer === '' ? {} : { answer: own.answer }) };
}

/** Returns requests to take over communities, in the order of the rows, for the staff. */
export async function presentTakeovers(
  db: Queryable,
  rows: readonly TakeoverRow[],
  viewerId: string,
): Promise<Schemas['StewardshipRequest'][]> {
  const communities = await communitiesByIds(
    db,
    rows.map((row) => row.community_id),
    viewerId,
  );
  const blogs = await blogsByIds(
    db,
    rows.map((row) => row.blog_id),
    viewerId,
  );
  return rows.flatMap((row) => {
    const community = communities.get(row.community_id);
    const blog = blogs.get(row.blog_id);
    if (!community || !blog) return [];
    return {
      id: row.id,
      community: {
        name: community.handle,
        title: community.title,
        visibility: community.is_private ? ('private' as const) : ('public' as const),
        memberCount: community.member_count,
      },
      blog: presentBlogRef(blog, viewerId),
      role: row.role,
      joinedTs: row.joined,
      postCount: row.post_count,
      message: row.message,
      requestedTs: row.requested,
      attendedTs: community.attended,
    };
  });
}
