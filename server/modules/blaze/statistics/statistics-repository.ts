import { first, type Queryable } from '#server/db/database.ts';

/** Numbers of things that people did with a post after they saw it in a campaign. */
export type CampaignResponses = { likes: number; reblogs: number; replies: number; follows: number };

const IN_TIME = `created_at >= v.seen_at and (v.ends_at is null or created_at < v.ends_at + interval '2 days')`;

/** Returns what those who saw a campaign did afterwards, until two days after its end. */
export async function responsesTo(db: Queryable, campaignId: string): Promise<CampaignResponses> {
  const row = await first<CampaignResponses>(
    db,
    `with v as (select v.user_id, v.seen_at, g.ends_at, g.post_id, g.blog_id
                  from campaign_views v join campaigns g on g.id = v.campaign_id where g.id = $1)
     select (select count(*)::int from v join likes l on l.user_id = v.user_id and l.post_id = v.post_id where l.${IN_TIME}) as likes,
            (select count(*)::int from v join posts p on p.author_id = v.user_id and p.parent_post_id = v.post_id
              where p.state = 'published' and p.${IN_TIME}) as reblogs,
            (select count(*)::int from v join replies r on r.user_id = v.user_id and r.post_id = v.post_id
              where r.deleted_at is null and r.${IN_TIME}) as replies,
            (select count(*)::int from v join follows f on f.user_id = v.user_id and f.blog_id = v.blog_id where f.${IN_TIME}) as follows`,
    [campaignId],
  );
  return row ?? { likes: 0, reblogs: 0, replies: 0, follows: 0 };
}

/** Number of hours of a graph. */
const HOUR_COUNT = 24;

/** Returns how many people saw a campaign in each of its last hours, the earliest first. Hours are in seconds since 1970. */
export async function viewsByHour(
  db: Queryable,
  campaignId: string,
): Promise<{ hour: number; count: number }[]> {
  const rows = await db.query<{ hour: number; count: number }>(
    `select floor(extract(epoch from date_trunc('hour', seen_at)))::float8 as hour, count(*)::int as count
       from campaign_views where campaign_id = $1 group by 1 order by 1 desc limit $2`,
    [campaignId, HOUR_COUNT],
  );
  return rows.toReversed();
}
