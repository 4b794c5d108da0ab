import type { Queryable } from '#server/db/database.ts';
import { type CommunityRow, communityColumns, queryCommunities } from '#server/entities/community/rows.ts';

const OF_FRIENDS = `select ${communityColumns('$1::bigint')} from (
    select m.space_id, count(distinct m.user_id) as friends
      from follows f join space_members m on m.blog_id = f.blog_id and m.space_kind = 'community'
     where f.user_id = $1 group by m.space_id) x
  join communities c on c.id = x.space_id
 where c.deleted_at is null and not c.is_private and not ($2 and c.has_content_label)
   and not exists (select 1 from space_members o where o.space_id = c.id and o.user_id = $1)
   and not exists (select 1 from space_bans n where n.space_id = c.id and n.user_id = $1)
 order by x.friends desc, c.member_count desc, c.id desc limit $3`;

/** Returns public communities that most blogs which a member follows are in, without the member's own. */
export function communitiesOfFriends(
  db: Queryable,
  userId: string,
  hidesLabelled: boolean,
  limit: number,
): Promise<CommunityRow[]> {
  return queryCommunities(db, OF_FRIENDS, [userId, hidesLabelled, limit]);
}
