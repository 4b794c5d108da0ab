import { json, type Queryable } from '#server/db/database.ts';

/** Something that somebody who runs the site did. */
export interface StaffAct {
  staffId: string;
  act:
    | 'answer-support'
    | 'decide-appeal'
    | 'decide-report'
    | 'suspend-account'
    | 'restore-account'
    | 'set-flag'
    | 'retry-job'
    | 'delete-job';
  /** The support request, the appeal (its flag), the report, the account, the job, or the name of the feature. */
  subjectId: string;
  details: Readonly<Record<string, string | boolean | number>>;
}

/** Writes down what staff did, in the transaction that does it. Nothing of it can be changed later. */
export async function noteStaffAct(
  tx: Queryable,
  { staffId, act, subjectId, details }: StaffAct,
): Promise<void> {
  await tx.query('insert into staff_acts (staff_id, act, subject_id, details) values ($1, $2, $3, $4)', [
    staffId,
    act,
    subjectId,
    json(details),
  ]);
}

/** An act as the log has it. */
export interface StaffActRow {
  id: string;
  position: string;
  act: string;
  /** The first blog of who did it; null when their account is gone. */
  staff: string | null;
  subject_id: string;
  /** The first blog of the account it was done to; null for everything else. */
  account: string | null;
  details: Record<string, string | boolean | number>;
  /** Seconds since 1970. */
  at: number;
}

function firstBlog(user: string): string {
  return `(select b.name from blog_members m join blogs b on b.id = m.blog_id
     where m.user_id = ${user} and m.is_primary and b.state <> 'deactivated')`;
}

/** What staff did below a place in the log, the last first. */
export function staffActs(
  db: Queryable,
  { below, limit }: { below: string | undefined; limit: number },
): Promise<StaffActRow[]> {
  return db.query<StaffActRow>(
    `select a.id, a.id as position, a.act, a.subject_id, a.details,
            floor(extract(epoch from a.created_at))::float8 as at, ${firstBlog('a.staff_id')} as staff,
            case when a.act in ('suspend-account', 'restore-account') then ${firstBlog('a.subject_id::bigint')} end as account
       from staff_acts a where a.id < coalesce($1::bigint, 9223372036854775807) order by a.id desc limit $2`,
    [below ?? null, limit],
  );
}
