// The reports behind entries of the staff queue.

import type { Tables } from '#generated/schema.ts';
import type { Queryable } from '#server/db/database.ts';
import type { QueuedReport } from '../queue/reports-queue-repository.ts';
import { type ItemRef, subjectIdsByKind } from './item-id.ts';
import { ITEM_OF_REPORT } from './items-repository.ts';

/** The reports of an entry as one: those that wait, and of a settled entry all. */
export interface ItemReport extends QueuedReport {
  item_id: string;
}

const seconds = (column: string) => `floor(extract(epoch from ${column}))::float8`;

const OF_THINGS = `with named as (
    select r.*, ${ITEM_OF_REPORT} as item_id, bool_or(r.state = 'open') over (partition by ${ITEM_OF_REPORT}) as is_open
      from reports r where r.reply_id = any($1::bigint[]) or r.reply_id is null and r.post_id = any($2::bigint[])
        or r.post_id is null and r.blog_id = any($3::bigint[]))
  select n.item_id, min(n.id) as id, split_part(n.item_id, ':', 1) as kind,
      (array_agg(n.blog_id order by n.created_at desc, n.id desc))[1] as blog_id, max(n.post_id) as post_id,
      max(n.reply_id) as reply_id, (array_agg(n.reason order by n.created_at desc, n.id desc))[1] as reason,
      (array_agg(n.note order by (n.note is null), n.created_at desc, n.id desc))[1] as note,
      (select m.blog_id from blog_members m where m.is_primary
        and m.user_id = (array_agg(n.user_id order by n.created_at desc, n.id desc))[1]) as reporter_blog_id,
      null::bigint as conversation_id, null::bigint as up_to_message_id,
      (array_agg(n.state order by n.decided_at desc nulls last, n.id))[1] as state, count(*)::int as count,
      ${seconds('max(n.created_at)')} as created,
      (array_agg(n.outcome order by n.decided_at desc nulls last, n.id))[1] as outcome,
      ${seconds('max(n.decided_at)')} as decided
    from named n where (n.state = 'open') = n.is_open group by n.item_id`;
const OF_CONVERSATIONS = `select 'conversation:' || f.id as item_id, f.id, 'conversation' as kind,
    case when c.low_blog_id = f.blog_id then c.high_blog_id else c.low_blog_id end as blog_id,
    null::bigint as post_id, null::bigint as reply_id, f.kind as reason, nullif(f.context, '') as note,
    f.blog_id as reporter_blog_id, f.conversation_id, f.up_to_message_id, f.state, 1 as count,
    ${seconds('f.created_at')} as created, f.outcome, ${seconds('f.decided_at')} as decided
  from conversation_flags f join conversations c on c.id = f.conversation_id where f.id = any($1::bigint[])`;

/** Returns the reports of entries, each entry's as one. */
export async function reportsOfItems(db: Queryable, ids: readonly string[]): Promise<ItemReport[]> {
  const { reply, post, blog, conversation } = subjectIdsByKind(ids);
  const isOfThings = reply.length + post.length + blog.length > 0;
  const things = isOfThings ? await db.query<ItemReport>(OF_THINGS, [reply, post, blog]) : [];
  if (conversation.length === 0) return things;
  return [...things, ...(await db.query<ItemReport>(OF_CONVERSATIONS, [conversation]))];
}

/** One report of an entry with the record of who sent it. */
export interface SingleReport {
  id: string;
  reason: string;
  note: string | null;
  /** Null when the reporter has no blog any more. */
  reporter_blog_id: Tables['blogs']['id'] | null;
  created: number;
  right_count: number;
  total_count: number;
}

/** Returns the decided reports of a member to the site, as columns. */
function recordOf(user: string): string {
  return `cross join lateral (
    select count(*) filter (where o.state = 'acted')::int as right_count, count(*)::int as total_count from (
      select x.state from reports x where x.user_id = ${user} and x.state <> 'open'
      union all
      select x.state from conversation_flags x join blogs b on b.id = x.blog_id
        where b.owner_id = ${user} and x.state <> 'open') o) k`;
}

const SHOWN_COUNT = 50;

/** Returns the reports of an entry, the newest first. */
export function singleReports(db: Queryable, { kind, subjectId }: ItemRef): Promise<SingleReport[]> {
  if (kind === 'appeal' || kind === 'letter') return Promise.resolve([]);
  if (kind === 'conversation') {
    return db.query<SingleReport>(
      `select f.id, f.kind as reason, nullif(f.context, '') as note, f.blog_id as reporter_blog_id,
              ${seconds('f.created_at')} as created, k.right_count, k.total_count
         from conversation_flags f join blogs q on q.id = f.blog_id ${recordOf('q.owner_id')} where f.id = $1`,
      [subjectId],
    );
  }
  const own = {
    post: 'r.post_id = $1 and r.reply_id is null',
    reply: 'r.reply_id = $1',
    blog: 'r.blog_id = $1 and r.post_id is null',
  }[kind];
  return db.query<SingleReport>(
    `select r.id, r.reason, r.note, m.blog_id as reporter_blog_id, ${seconds('r.created_at')} as created,
            k.right_count, k.total_count
       from reports r left join blog_members m on m.user_id = r.user_id and m.is_primary ${recordOf('r.user_id')}
      where ${own} order by r.created_at desc, r.id desc limit ${SHOWN_COUNT}`,
    [subjectId],
  );
}

/** The member whose content an entry is about. */
export interface AuthorRow {
  blog_id: Tables['blogs']['id'];
  since: number;
  posts: number;
}

/** Returns the record of a member; undefined when they have no blog any more. */
export async function authorRecord(db: Queryable, userId: string): Promise<AuthorRow | undefined> {
  const [row] = await db.query<AuthorRow>(
    `select m.blog_id, ${seconds('u.created_at')} as since,
            (select coalesce(sum(b.post_count), 0)::int from blogs b where b.owner_id = u.id) as posts
       from users u join blog_members m on m.user_id = u.id and m.is_primary where u.id = $1`,
    [userId],
  );
  return row;
}
