import { first, type Queryable } from '#server/db/database.ts';
import { DEAD } from './kinds.ts';

/** A job that failed for good. Times are seconds since 1970. */
export interface DeadRow {
  id: string;
  /** Where it lies in the list: falls with its age. */
  position: string;
  kind: string;
  tries: number;
  added: number;
  failed: number;
  message: string | null;
}

/** How many jobs of a kind there are in a state of pg-boss. */
export interface JobCount {
  kind: string;
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  count: number;
}

const POSITION = `to_char(created_on at time zone 'UTC', 'YYYYMMDDHH24MISSUS') || ' ' || id::text`;
const seconds = (column: string): string => `floor(extract(epoch from ${column}))::float8`;

/** Jobs that failed for good, the last one first. */
export function deadJobs(
  db: Queryable,
  { below, limit }: { below: string | undefined; limit: number },
): Promise<DeadRow[]> {
  return db.query<DeadRow>(
    `select id::text as id, ${POSITION} as position, coalesce(source_name, name) as kind,
        coalesce(source_retry_count, 0) + 1 as tries, ${seconds('coalesce(source_created_on, created_on)')} as added,
        ${seconds('created_on')} as failed, source_output ->> 'message' as message
       from jobs.job where name = '${DEAD}' and state = 'created' and ($1::text is null or ${POSITION} < $1)
      order by ${POSITION} desc limit $2`,
    [below ?? null, limit],
  );
}

/** How many jobs failed for good. */
export async function countDead(db: Queryable): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    `select count(*)::int as count from jobs.job where name = '${DEAD}' and state = 'created'`,
  );
  return row?.count ?? 0;
}

/** How many jobs there are of each kind, in each state. What failed for good is counted as `dead`. */
export function countJobs(db: Queryable): Promise<JobCount[]> {
  return db.query<JobCount>(
    `select name as kind, state::text as state, count(*)::int as count from jobs.job group by name, state
      order by name, state`,
  );
}

/** Whether there is such a job among those that failed. */
export async function isDead(db: Queryable, id: string): Promise<boolean> {
  const found = await db.query(
    `select 1 from jobs.job where name = '${DEAD}' and state = 'created' and id::text = $1`,
    [id],
  );
  return found.length > 0;
}

/** Takes a job that failed off the list. Answers whether it was there. */
export async function dropDead(db: Queryable, id: string): Promise<boolean> {
  const gone = await db.query(
    `delete from jobs.job where name = '${DEAD}' and state = 'created' and id::text = $1 returning id`,
    [id],
  );
  return gone.length > 0;
}
