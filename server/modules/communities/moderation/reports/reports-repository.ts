import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { NamedRule } from '../audit-log-repository.ts';

type Schemas = components['schemas'];

/** A report of a member to the moderators. */
export interface CommunityReportRow
  extends Columns<
    'community_reports',
    'id' | 'reason' | 'rule_id' | 'rule_text' | 'note' | 'state',
    { reason: Schemas['ModerationReason']; state: Schemas['CommunityReport']['state'] }
  > {
  /** Seconds since 1970. */
  created: number;
}

/** A report to be inserted. */
export interface NewReport {
  communityId: string;
  itemId: string;
  /** The post, the comment or the seat of the member. */
  thingId: string;
  /** The reporter, and the blog as which they take part. */
  userId: string;
  blogId: string;
  reason: Schemas['ModerationReason'];
  rule: NamedRule | null;
  note: string;
}

/** Inserts a report, or replaces the words of the one of the same member that waits. */
export async function insertReport(tx: Queryable, report: NewReport): Promise<CommunityReportRow> {
  const row = await first<CommunityReportRow>(
    tx,
    `insert into community_reports (community_id, item_id, thing_id, user_id, blog_id, reason, rule_id, rule_text, note)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (item_id, user_id) where state = 'open' do update
       set reason = excluded.reason, rule_id = excluded.rule_id, rule_text = excluded.rule_text, note = excluded.note
     returning id, reason, rule_id, rule_text, note, state, floor(extract(epoch from created_at))::float8 as created`,
    [
      report.communityId,
      report.itemId,
      report.thingId,
      report.userId,
      report.blogId,
      report.reason,
      report.rule?.id ?? null,
      report.rule?.text ?? null,
      report.note,
    ],
  );
  if (!row) throw new Error('A report was not written');
  return row;
}

/** Reports of one thing with the same reason and rule. */
export interface ReasonRow
  extends Columns<
    'community_reports',
    'item_id' | 'rule_id' | 'rule_text' | 'reason',
    { reason: Schemas['ModerationReason'] }
  > {
  count: number;
  notes: string[];
  /** Number of the reports of these members that led to an act, and of all of them. */
  right_count: number;
  total_count: number;
  first_reported: number;
  last_reported: number;
}

/**
 * Returns the reports behind some entries, for a whole page at once: those that wait, and of a decided entry those that
 * its decision settled.
 */
export function reasonsOf(db: Queryable, itemIds: readonly string[]): Promise<ReasonRow[]> {
  return db.query<ReasonRow>(
    `select r.item_id, r.rule_id, r.rule_text, r.reason, count(*)::int as count,
            coalesce(array_agg(r.note order by r.id) filter (where r.note <> ''), '{}') as notes,
            sum(k.right_count)::int as right_count, sum(k.total_count)::int as total_count,
            floor(extract(epoch from min(r.created_at)))::float8 as first_reported,
            floor(extract(epoch from max(r.created_at)))::float8 as last_reported
       from community_queue_items i join community_reports r on r.item_id = i.id
       cross join lateral (
         select count(*) filter (where o.state = 'acted') as right_count, count(*) as total_count
           from community_reports o where o.community_id = r.community_id and o.user_id = r.user_id) k
      where i.id = any($1::bigint[])
        and case when i.state = 'open' then r.state = 'open' else r.decision_id = i.decision_id end
      group by r.item_id, r.rule_id, r.rule_text, r.reason order by count(*) desc, min(r.id)`,
    [itemIds],
  );
}

/** Settles the reports of an entry that wait. Returns how many there were. */
export async function settleReports(
  tx: Queryable,
  itemId: string,
  { decisionId, state }: { decisionId: string; state: 'acted' | 'dismissed' },
): Promise<number> {
  const rows = await tx.query(
    `update community_reports set state = $3, decision_id = $2 where item_id = $1 and state = 'open' returning id`,
    [itemId, decisionId, state],
  );
  return rows.length;
}

/** Opens the reports again that a decision settled. */
export async function reopenReports(tx: Queryable, decisionId: string): Promise<number> {
  const rows = await tx.query(
    `update community_reports r set state = 'open', decision_id = null where r.decision_id = $1
        and not exists (select 1 from community_reports o
          where o.item_id = r.item_id and o.user_id = r.user_id and o.state = 'open') returning r.id`,
    [decisionId],
  );
  return rows.length;
}
