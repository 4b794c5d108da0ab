// The staff queue: everything that waits for those who run the site, and what they settled.

import type { components } from '#generated/types/api.d.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { subjectIdsByKind } from './item-id.ts';

type Item = components['schemas']['StaffQueueItem'];

/** An entry of the queue without its content. Times are seconds since 1970. */
export interface ItemRow {
  id: string;
  type: Item['type'];
  is_open: boolean;
  is_urgent: boolean;
  created: number;
  /** Microseconds since 1970 of the time that the list is ordered by. */
  micros: string;
}

/** SQL of the id of the entry that a report belongs to. */
export const ITEM_OF_REPORT = `case when r.reply_id is not null then 'reply:' || r.reply_id
  when r.post_id is not null then 'post:' || r.post_id else 'blog:' || r.blog_id end`;

/** Conditions on the rows that the entries are made of. */
interface Rows {
  reports: string;
  conversations: string;
  appeals: string;
  letters: string;
  /** Condition on all reports of one thing. */
  having?: string;
}

/** Returns the SQL of all entries of the queue that are made of some rows. */
function itemsOf({ reports, conversations, appeals, letters, having }: Rows): string {
  return `select ${ITEM_OF_REPORT} as id, 'report' as type, bool_or(r.state = 'open') as is_open,
      coalesce(bool_or(r.reason in ('self_harm', 'violence', 'minors')) filter (where r.state = 'open'), false) as is_urgent,
      coalesce(min(r.created_at) filter (where r.state = 'open'), min(r.created_at)) as created_at,
      max(r.decided_at) as decided_at
    from reports r where ${reports} group by 1 ${having === undefined ? '' : `having ${having}`}
  union all
  select 'conversation:' || f.id, 'report', f.state = 'open', false, f.created_at, f.decided_at
    from conversation_flags f where ${conversations}
  union all
  select 'appeal:' || f.id, 'appeal', f.state = 'in_review', false, f.appealed_at, f.decided_at
    from post_flags f join posts p on p.blog_id = f.blog_id and p.id = f.post_id and p.state <> 'deleted'
    where f.state <> 'flagged' and ${appeals}
  union all
  select 'letter:' || s.id, 'letter', s.state = 'open', false, s.created_at,
      case when s.state <> 'open' then coalesce(
        (select max(a.created_at) from support_answers a where a.request_id = s.id), s.created_at) end
    from support_requests s where ${letters}`;
}

const OPEN = itemsOf({
  reports: `r.state = 'open'`,
  conversations: `f.state = 'open'`,
  appeals: `f.state = 'in_review'`,
  letters: `s.state = 'open'`,
});
const SETTLED = itemsOf({
  reports: 'true',
  having: `not bool_or(r.state = 'open')`,
  conversations: `f.state <> 'open'`,
  appeals: `f.state in ('appeal_accepted', 'appeal_rejected')`,
  letters: `s.state <> 'open'`,
});
const NAMED = itemsOf({
  reports: `(r.reply_id = any($1::bigint[]) or r.reply_id is null and r.post_id = any($2::bigint[])
    or r.post_id is null and r.blog_id = any($3::bigint[]))`,
  conversations: 'f.id = any($4::bigint[])',
  appeals: 'f.id = any($5::bigint[])',
  letters: 's.id = any($6::bigint[])',
});

const seconds = (column: string) => `floor(extract(epoch from ${column}))::float8`;
const micros = (column: string) => `(extract(epoch from ${column}) * 1000000)::bigint`;
function columns(by: 'created_at' | 'decided_at'): string {
  return `i.id, i.type, i.is_open, i.is_urgent, ${seconds('i.created_at')} as created, ${micros(`i.${by}`)} as micros`;
}

/** The part of the queue that a list shows. */
export interface QueueFilter {
  type: 'all' | 'reports' | 'appeals' | 'letters';
}

/** The type of the entries of a list; null for all. */
const TYPE_OF_LIST = { all: null, reports: 'report', appeals: 'appeal', letters: 'letter' } as const;

/** Position in the list of open entries. */
export interface OpenPosition {
  isUrgent: boolean;
  micros: string;
  id: string;
}

/** Returns entries that wait: those with a person in danger first, then the oldest first. */
export function openItems(
  db: Queryable,
  { type }: QueueFilter,
  { after, limit }: { after: OpenPosition | undefined; limit: number },
): Promise<ItemRow[]> {
  return db.query<ItemRow>(
    `select * from (select ${columns('created_at')}, case when i.is_urgent then 0 else 1 end as rank from (${OPEN}) i) q
      where ($1::text is null or q.type = $1)
        and ($2::int is null or (q.rank, q.micros, q.id collate "C") > ($2::int, $3::bigint, $4::text))
      order by q.rank, q.micros, q.id collate "C" limit $5`,
    [
      TYPE_OF_LIST[type],
      after === undefined ? null : after.isUrgent ? 0 : 1,
      after?.micros ?? null,
      after?.id ?? null,
      limit,
    ],
  );
}

/** Returns settled entries, the last decided first. */
export function settledItems(
  db: Queryable,
  { type }: QueueFilter,
  { after, limit }: { after: Omit<OpenPosition, 'isUrgent'> | undefined; limit: number },
): Promise<ItemRow[]> {
  return db.query<ItemRow>(
    `select * from (select ${columns('decided_at')} from (${SETTLED}) i where i.decided_at is not null) q
      where ($1::text is null or q.type = $1)
        and ($2::bigint is null or (q.micros, q.id collate "C") < ($2::bigint, $3::text))
      order by q.micros desc, q.id collate "C" desc limit $4`,
    [TYPE_OF_LIST[type], after?.micros ?? null, after?.id ?? null, limit],
  );
}

/** Returns entries by their ids, open and settled ones; those that are not there are left out. */
export async function itemsByIds(db: Queryable, ids: readonly string[]): Promise<Map<string, ItemRow>> {
  const { reply, post, blog, conversation, appeal, letter } = subjectIdsByKind(ids);
  const rows = await db.query<ItemRow>(`select ${columns('created_at')} from (${NAMED}) i`, [
    ...[reply, post, blog],
    ...[conversation, appeal, letter],
  ]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Number of open entries by type. */
export interface Counts {
  all: number;
  reports: number;
  appeals: number;
  letters: number;
}

/** Counts the open entries. */
export async function countOpenItems(db: Queryable): Promise<Counts> {
  const row = await first<Counts>(
    db,
    `select count(*)::int as all, count(*) filter (where i.type = 'report')::int as reports,
            count(*) filter (where i.type = 'appeal')::int as appeals,
            count(*) filter (where i.type = 'letter')::int as letters from (${OPEN}) i`,
    [],
  );
  return row ?? { all: 0, reports: 0, appeals: 0, letters: 0 };
}
