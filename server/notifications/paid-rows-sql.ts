import type { Tables } from '#generated/schema.ts';

type PaidEvent = Tables['paid_notices']['event'];

const list = (events: readonly PaidEvent[]): string => events.map((event) => `'${event}'`).join(', ');

/** The post of a campaign `g`, while it is published: of the notified blog, or of another one. */
const POST = `case when g.blog_id = n.blog_id and p.id is not null then g.post_id end,
    case when g.blog_id <> n.blog_id and p.id is not null then g.blog_id end,
    case when g.blog_id <> n.blog_id and p.id is not null then g.post_id end`;
const NOTICES = `paid_notices n left join campaigns g on g.id = n.campaign_id
    left join posts p on p.blog_id = g.blog_id and p.id = g.post_id and p.state = 'published'`;

/** Returns the rows of a type of notification by the site, for the notices `$1` of some events. */
export function paidRows(type: string, events: readonly PaidEvent[]): string {
  return `select n.blog_id, '${type}', $2::bigint, null::bigint, ${POST}, n.id from ${NOTICES}
    where n.id = any($1::bigint[]) and n.event in (${list(events)}) and n.blog_id is not null`;
}

/** Returns the rows of a type of notification that names the blog which acted, for the notices `$1` of some events. */
export function paidRowsByBlog(type: string, events: readonly PaidEvent[]): string {
  return `select n.blog_id, '${type}', b.owner_id, b.id, ${POST}, n.id
    from ${NOTICES} join blogs b on b.id = n.about_blog_id
    where n.id = any($1::bigint[]) and n.event in (${list(events)}) and n.blog_id is not null`;
}
