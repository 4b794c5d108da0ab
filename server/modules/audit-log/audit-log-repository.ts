import type { Tables } from '#generated/schema.ts';
import { LARGEST_ID } from '#server/core/ids.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, json, type Queryable } from '#server/db/database.ts';

/** An action of staff. */
export interface AuditEntry {
  staffId: string;
  act:
    | 'answer-support'
    | 'decide-appeal'
    | 'decide-report'
    | 'edit-decision'
    | 'revoke-decision'
    | 'suspend-account'
    | 'restore-account'
    | 'set-flag'
    | 'retry-job'
    | 'delete-job'
    | 'create-announcement'
    | 'edit-announcement'
    | 'end-announcement'
    | 'delete-announcement'
    | 'send-test-mail'
    | 'check-payment'
    | 'refund-payment'
    | 'review-campaign'
    | 'promote'
    | 'stop-promotion'
    | 'decide-stewardship'
    | 'create-ad'
    | 'edit-ad'
    | 'set-ad-state'
    | 'delete-ad'
    | 'set-error-state';
  /**
   * Id of the support request, the appeal (its flag), the report, the entry of the staff queue, the account, the job, the announcement, the ad, the group of errors, the payment, the promoted post or blog, or the
   * name of the feature or community.
   */
  subjectId: string;
  details: Readonly<Record<string, string | boolean | number>>;
}

/** Writes an audit log entry in the transaction of the action and returns its id. Entries are immutable. */
export async function recordAuditEntry(
  tx: Queryable,
  { staffId, act, subjectId, details }: AuditEntry,
): Promise<string> {
  const row = await first<Columns<'staff_acts', 'id'>>(
    tx,
    'insert into staff_acts (staff_id, act, subject_id, details) values ($1, $2, $3, $4) returning id',
    [staffId, act, subjectId, json(details)],
  );
  return row?.id ?? '';
}

/** An entry of the audit log. */
export interface AuditEntryRow extends Columns<'staff_acts', 'id' | 'act' | 'subject_id' | 'details'> {
  position: Tables['staff_acts']['id'];
  /** Primary blog of the acting staff member; null when their account is deleted. */
  staff: string | null;
  /** Primary blog of the affected account; null for other subjects. */
  account: string | null;
  details: Record<string, string | boolean | number>;
  /** Seconds since 1970. */
  at: number;
}

function firstBlog(user: string): string {
  return `(select b.name from blog_members m join blogs b on b.id = m.blog_id
     where m.user_id = ${user} and m.is_primary and b.state <> 'deactivated')`;
}

/** Which audit log entries are wanted: all, of one kind, about one subject. */
export interface AuditFilter {
  act: string | undefined;
  subject: string | undefined;
}

/** Returns audit log entries below a position, the latest first. */
export function auditEntries(
  db: Queryable,
  { act, subject }: AuditFilter,
  { below, limit }: { below: string | undefined; limit: number },
): Promise<AuditEntryRow[]> {
  return db.query<AuditEntryRow>(
    `select a.id, a.id as position, a.act, a.subject_id, a.details,
            floor(extract(epoch from a.created_at))::float8 as at, ${firstBlog('a.staff_id')} as staff,
            case when a.act in ('suspend-account', 'restore-account') then ${firstBlog('a.subject_id::bigint')} end as account
       from staff_acts a
      where a.id < $1::bigint and ($3::text is null or a.act = $3) and ($4::text is null or a.subject_id = $4)
      order by a.id desc limit $2`,
    [below ?? LARGEST_ID, limit, act ?? null, subject ?? null],
  );
}
