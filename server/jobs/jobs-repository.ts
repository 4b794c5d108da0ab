import { first, type Queryable } from '#server/db/database.ts';
import { DEAD } from './kinds.ts';

/** A job that failed for good. Times are seconds since 1970. */
export interface DeadLetterRow {
  id: string;
  /** Position in the list; newer jobs have a higher one. */
  position: string;
  kind: string;
  tries: number;
  added: number;
  failed: number;
  message: string | null;
}

/** Number of jobs of a kind in a state of pg-boss. */
export interface JobCount {
  kind: string;
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  count: number;
}

const POSITION = `to_char(created_on at time zone 'UTC', 'YYYYMMDDHH24MISSUS') || ' ' || id::text`;
const seconds = (column: string): string => `floor(extract(epoch from ${column}))::float8`;

/** Returns jobs that failed for good, newest first. */
export function deadLetters(
  db: Queryable,
  { below, limit }: { below: string | undefined; limit: number },
): Promise<DeadLetterRow[]> {
  return db.query<DeadLetterRow>(
    `select id::text as id, ${POSITION} as position, coalesce(source_name, name) as kind,
        coalesce(source_retry_count, 0) + 1 as tries, ${seconds('coalesce(source_created_on, created_on)')} as added,
        ${seconds('created_on')} as failed, source_output ->> 'message' as message
       from jobs.job where name = '${DEAD}' and state = 'created' and ($1::text is null or ${POSITION} < $1)
      order by ${POSITION} desc limit $2`,
    [below ?? null, limit],
  );
}

/** Returns the number of jobs that failed for good. */
export async function countDeadLetters(db: Queryable): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    `select count(*)::int as count from jobs.job where name = '${DEAD}' and state = 'created'`,
  );
  return row?.count ?? 0;
}

/** Returns the number of jobs by kind and state. Jobs that failed for good are counted as `dead`. */
export function countJobs(db: Queryable): Promise<JobCount[]> {
  return db.query<JobCount>(
    `select name as kind, state::text as state, count(*)::int as count from jobs.job group by name, state
      order by name, state`,
  );
}

/** Returns true when the job is among those that failed for good. */
export async function isDeadLetter(db: Queryable, id: string): Promise<boolean> {
  const found = await db.query(
    `select 1 from jobs.job where name = '${DEAD}' and state = 'created' and id::text = $1`,
    [id],
  );
  return found.length > 0;
}

/** Deletes a failed job; returns false when it does not exist. */
export async function deleteDeadLetter(db: Queryable, id: string): Promise<boolean> {
  const gone = await db.query(
    `delete from jobs.job where name = '${DEAD}' and state = 'created' and id::text = $1 returning id`,
    [id],
  );
  return gone.length > 0;
}
