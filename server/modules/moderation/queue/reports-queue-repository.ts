// The moderation queue: reports that wait for staff.

import type { Tables } from '#generated/schema.ts';
import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { ITEM_OF_REPORT } from '../staff-queue/items-repository.ts';

type AdminReport = components['schemas']['AdminReport'];
/** All reports of one subject with the same state. Times are seconds since 1970. */
export interface QueuedReport {
  /** Id of the first report, which identifies the group. */
  id: string;
  kind: AdminReport['kind'];
  blog_id: string;
  post_id: string | null;
  reply_id: string | null;
  /** Reason of the newest report. */
  reason: string;
  note: string | null;
  /** Null when the reporter has no blog any more. */
  reporter_blog_id: string | null;
  /**
   * For a conversation: its id and the last message at the time of the report; the reporting blog is one of its two.
   */
  conversation_id: string | null;
  up_to_message_id: string | null;
  state: Tables['reports']['state'];
  count: number;
  created: number;
  outcome: AdminReport['outcome'] | null;
  decided: number | null;
}

const MEMBERS = `select min(r.id) as id, r.blog_id, r.post_id, r.reply_id, r.state, r.outcome,
    case when r.reply_id is not null then 'reply' when r.post_id is not null then 'post' else 'blog' end as kind,
    (array_agg(r.reason order by r.id desc))[1] as reason,
    (array_agg(r.note order by (r.note is null), r.id desc))[1] as note,
    (select m.blog_id from blog_members m
      where m.user_id = (array_agg(r.user_id order by r.id desc))[1] and m.is_primary) as reporter_blog_id,
    null::bigint as conversation_id, null::bigint as up_to_message_id,
    count(*)::int as count, floor(extract(epoch from max(r.created_at)))::float8 as created,
    floor(extract(epoch from max(r.decided_at)))::float8 as decided
  from reports r where r.state = $1
  group by r.blog_id, r.post_id, r.reply_id, r.state, r.outcome`;
/** The subject of a conversation report is the other side's blog. */
const CONVERSATIONS = `select f.id, case when c.low_blog_id = f.blog_id then c.high_blog_id else c.low_blog_id end as blog_id,
    null::bigint as post_id, null::bigint as reply_id, f.state, f.outcome, 'conversation' as kind, f.kind as reason,
    nullif(f.context, '') as note, f.blog_id as reporter_blog_id, f.conversation_id, f.up_to_message_id, 1 as count,
    floor(extract(epoch from f.created_at))::float8 as created,
    floor(extract(epoch from f.decided_at))::float8 as decided
  from conversation_flags f join conversations c on c.id = f.conversation_id where f.state = $1`;
const GROUPED = `${MEMBERS} union all ${CONVERSATIONS}`;

/** Filter of the report list. */
export interface ReportFilter {
  state: Tables['reports']['state'];
  kind: AdminReport['kind'] | undefined;
}

/** Cursor of the list: the number of reports and the id. */
export type After = readonly [count: number, id: string] | undefined;

/** Returns the moderation queue: reported subjects in one state, the most reported first. */
export function queuedReports(
  db: Queryable,
  { state, kind }: ReportFilter,
  { after, limit }: { after: After; limit: number },
): Promise<QueuedReport[]> {
  return db.query<QueuedReport>(
    `select * from (${GROUPED}) g
      where ($2::text is null or g.kind = $2) and ($3::int is null or (g.count, g.id) < ($3::int, $4::bigint))
      order by g.count desc, g.id desc limit $5`,
    [state, kind ?? null, after?.[0] ?? null, after?.[1] ?? null, limit],
  );
}

/** Counts the reported subjects that match a filter. */
export async function countQueued(db: Queryable, { state, kind }: ReportFilter): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    `select count(*)::int as count from (${GROUPED}) g where $2::text is null or g.kind = $2`,
    [state, kind ?? null],
  );
  return row?.count ?? 0;
}

/** Returns the subject of a report, locked until the transaction ends, with the previous decision. */
export async function lockReported(tx: Queryable, id: string): Promise<QueuedReport | undefined> {
  const flag = await first<Columns<'conversation_flags', never, { state: QueuedReport['state'] }>>(
    tx,
    'select state from conversation_flags where id = $1 for update',
    [id],
  );
  if (flag) {
    const sql = `select * from (${CONVERSATIONS}) f where f.id = $2`;
    return first<QueuedReport>(tx, sql, [flag.state, id]);
  }
  const found = await first<Columns<'reports', never, { state: QueuedReport['state'] }>>(
    tx,
    'select state from reports where id = $1 for update',
    [id],
  );
  if (!found) return undefined;
  // A newly reported subject may have an earlier decision.
  return first<QueuedReport>(
    tx,
    `select g.id, g.kind, g.blog_id, g.post_id, g.reply_id, g.reason, g.note, g.reporter_blog_id,
            g.conversation_id, g.up_to_message_id, g.state, g.count, g.created,
            g.decided,
            (select d.outcome from reports d where d.outcome is not null and d.blog_id = r.blog_id
                and d.post_id is not distinct from r.post_id and d.reply_id is not distinct from r.reply_id
              order by d.decided_at desc limit 1) as outcome
       from (${MEMBERS}) g join reports r on r.id = $2 and r.blog_id = g.blog_id
        and r.post_id is not distinct from g.post_id and r.reply_id is not distinct from g.reply_id`,
    [found.state, id],
  );
}

/** Returns the entry of the staff queue that a report belongs to. */
export async function itemOfReport(db: Queryable, id: string): Promise<string | undefined> {
  const row = await first<{ item_id: string }>(
    db,
    `select ${ITEM_OF_REPORT} as item_id from reports r where r.id = $1
      union all select 'conversation:' || f.id from conversation_flags f where f.id = $1`,
    [id],
  );
  return row?.item_id;
}

/** The recipient of a decision. */
export interface DecisionRecipient extends Columns<'users', 'id' | 'email' | 'locale'> {
  /** A member who deleted their account gets no e-mail. */
  state: Tables['users']['state'];
}

/** Returns the author of the reported content. */
export function authorOf(
  db: Queryable,
  { kind, blog_id, post_id, reply_id }: Pick<QueuedReport, 'kind' | 'blog_id' | 'post_id' | 'reply_id'>,
): Promise<DecisionRecipient | undefined> {
  const owner = 'select owner_id from blogs where id = $1 and $2::bigint is null and $3::bigint is null';
  const author = {
    blog: owner,
    conversation: owner,
    post: 'select author_id from posts where blog_id = $1 and id = $2 and $3::bigint is null',
    reply: 'select user_id from replies where id = $3 and $1::bigint is not null and $2::bigint is not null',
  }[kind];
  return first<DecisionRecipient>(db, `select id, email, locale, state from users where id = (${author})`, [
    blog_id,
    post_id,
    reply_id,
  ]);
}
