import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';

/** A milestone that a blog reached today. */
export interface MilestoneRow extends Columns<'blogs', 'id'> {
  kind: 'birthday' | 'first-post' | 'posts' | 'followers';
  /** Years, posts or followers. */
  count: number;
}

/** Round numbers of posts and followers that are celebrated. */
const ROUND = [
  10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000,
];

/** Number of a member's blogs that are looked at, the oldest first. */
const MAX_BLOGS = 20;

/**
 * Returns the milestones that a member's own blogs reached on this day (UTC): years since their creation, their first
 * post, the largest round number of posts or followers. A number is reached when today's additions led across it.
 *
 * @param day.dayStart the lowest position of the day
 * @param day.now milliseconds since 1970
 */
export function milestonesOf(
  db: Queryable,
  userId: string,
  { dayStart, now }: { dayStart: string; now: number },
): Promise<MilestoneRow[]> {
  return db.query<MilestoneRow>(
    `with own as (
       select b.id, b.created_at, b.post_count, b.follower_count from blogs b
        where b.owner_id = $1 and b.state = 'active' order by b.created_at, b.id limit ${MAX_BLOGS}
     ), gained as (
       select own.*, (select count(*) from posts p
                       where p.blog_id = own.id and p.state = 'published' and p.community_id is null
                         and p.position >= $2::bigint)::int as new_posts,
              (select count(*) from follows f
                where f.blog_id = own.id and f.position >= $2::bigint)::int as new_followers from own
     ), reached as (
       select id, 1 as rank, 'birthday' as kind,
              (extract(year from to_timestamp($4::float8 / 1000) at time zone 'utc') - extract(year from created_at at time zone 'utc'))::int as count
         from gained
        where to_char(created_at at time zone 'utc', 'MM-DD') = to_char(to_timestamp($4::float8 / 1000) at time zone 'utc', 'MM-DD')
       union all
       select id, 2, 'followers', (select max(n) from unnest($3::int[]) n
                                    where n <= follower_count and n > follower_count - new_followers)
         from gained
       union all
       select id, 3, 'posts', (select max(n) from unnest($3::int[]) n
                                where n <= post_count and n > post_count - new_posts)
         from gained
       union all
       select id, 4, 'first-post', 1 from gained where post_count > 0 and new_posts >= post_count
     )
     select id, kind, count from reached where count >= 1 order by rank, id limit 6`,
    [userId, dayStart, ROUND, now],
  );
}
