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
  /** The post or the comment. */
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
