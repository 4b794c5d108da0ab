import type { Tables } from '#generated/schema.ts';
import type { Queryable } from '#server/db/database.ts';
import { type Skeleton, START_OF_LIST } from './skeletons.ts';

/** Number of the most active posts that are scored for a member. Bounds the work however large the site is. */
const RANKED_POSTS = 1000;
/** Number of a member's newest follows and likes that define their taste. */
const TASTE_POSTS = 200;
/** Score in hours of age for each common tag (two at most), and for a blog followed by somebody they follow. */
const PER_TAG = 12;
const PER_FRIEND = 6;

// docs/decisions/030: active original posts of blogs the member does not follow yet, best matches first.
const RECOMMENDED = `
  with known as (
    select blog_id from follows where user_id = $1
    union select blog_id from blog_members where user_id = $1
    union select blog_id from dismissed_blogs where user_id = $1
  ), taste as (
    select tag from tag_follows where user_id = $1
    union
    (select t.tag from (select blog_id, post_id from likes where user_id = $1 order by position desc limit ${TASTE_POSTS}) l
       join post_tags t on t.blog_id = l.blog_id and t.post_id = l.post_id
      group by t.tag having count(*) >= 2)
  ), friends as (
    select distinct f.blog_id
      from (select blog_id from follows where user_id = $1 order by position desc limit ${TASTE_POSTS}) mine
      join blogs b on b.id = mine.blog_id
     cross join lateral (select x.blog_id from follows x where x.user_id = b.owner_id
                          order by x.position desc limit ${TASTE_POSTS}) f
  ), weighed as (
    select c.root_post_id as id, c.root_blog_id as blog_id, c.trend_score from post_counts c
     where c.position is not null order by c.trend_score desc, c.root_post_id desc limit ${RANKED_POSTS}
  ), scored as (
    select w.id, w.trend_score
      + ${PER_TAG} * least(2, (select count(*) from post_tags t join taste on taste.tag = t.tag
                                where t.blog_id = w.blog_id and t.post_id = w.id))
      + case when exists (select 1 from friends where friends.blog_id = w.blog_id) then ${PER_FRIEND} else 0 end
      as score
      from weighed w where not exists (select 1 from known where known.blog_id = w.blog_id)
  )
  select id, score from scored where (score, id) < ($2::float8, $3::bigint)
   order by score desc, id desc limit $4`;

/**
 * Returns the skeleton of active posts by blogs a member does not follow, best matches with their follows and likes
 * first.
 */
export function recommendedSkeleton(db: Queryable, userId: string): Skeleton {
  return async (after, count) => {
    const [score = 'Infinity', id = START_OF_LIST] = after ?? [];
    const rows = await db.query<{ id: Tables['post_counts']['root_post_id']; score: number }>(RECOMMENDED, [
      userId,
      score,
      id,
      count,
    ]);
    return rows.map((row) => ({ id: row.id, key: [String(row.score), row.id] }));
  };
}
