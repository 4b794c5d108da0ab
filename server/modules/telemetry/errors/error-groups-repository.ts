import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable, type Transaction } from '#server/db/database.ts';
import type { Fault } from './fault.ts';

type Sample = components['schemas']['ErrorSample'];

/** Days of a group's trend, today included. */
export const TREND_DAYS = 14;
/** Days after which a group that nobody saw again is dropped, with its counts. */
export const GROUP_RETENTION_DAYS = 90;
/** Groups that a day can bring: more would be made up, and are only in the log. */
export const MAX_NEW_GROUPS_PER_DAY = 200;
/** Hours after a resolution in which errors of the known releases come from pages that were still open. */
const GRACE_HOURS = 24;

/** Group of errors as it is stored, with its trend. */
export interface ErrorGroupRow
  extends Columns<
    'error_groups',
    | 'id'
    | 'name'
    | 'message'
    | 'location'
    | 'is_extension'
    | 'first_release'
    | 'last_release'
    | 'releases'
    | 'count'
    | 'state'
    | 'resolved_release',
    { sample: Sample | null }
  > {
  /** Place in the order of last sight, which a cursor carries. */
  position: string;
  first_seen: number;
  last_seen: number;
  trend: number[];
  /** Bits of the people of the last day that is kept; 0 without one. */
  people_bits: number;
}

/** Groups that a list shows. */
export type ErrorGroupFilter = 'unresolved' | 'resolved' | 'all';

const IN_FILTER: Readonly<Record<ErrorGroupFilter, string>> = {
  unresolved: "g.state <> 'resolved'",
  resolved: "g.state = 'resolved'",
  all: 'true',
};

// Microseconds of the last sight and the id: unique, and ordered as the list is.
const POSITION =
  "(lpad((extract(epoch from g.last_seen_at) * 1000000)::bigint::text, 20, '0') || lpad(g.id::text, 20, '0'))";

const COLUMNS = `g.id::text as id, ${POSITION} as position, g.name, g.message, g.location, g.is_extension,
  g.first_release, g.last_release, g.releases, g.count, g.state, g.resolved_release,
  floor(extract(epoch from g.first_seen_at))::float8 as first_seen,
  floor(extract(epoch from g.last_seen_at))::float8 as last_seen, g.sample,
  array(select coalesce(d.count, 0)
          from generate_series($1::date - ${TREND_DAYS - 1}, $1::date, interval '1 day') s (day)
          left join error_group_days d on d.group_id = g.id and d.day = s.day::date
         order by s.day) as trend,
  coalesce((select bit_count(d.people)::int from error_group_days d
             where d.group_id = g.id order by d.day desc limit 1), 0) as people_bits`;

/** Returns groups, the last seen first. */
export function listErrorGroups(
  db: Queryable,
  today: string,
  filter: ErrorGroupFilter,
  { below, limit }: { below: string | undefined; limit: number },
): Promise<ErrorGroupRow[]> {
  return db.query<ErrorGroupRow>(
    `select ${COLUMNS} from error_groups g
      where ${IN_FILTER[filter]} and ($2::text is null or ${POSITION} < $2)
      order by ${POSITION} desc limit $3`,
    [today, below ?? null, limit],
  );
}

/** Returns the number of groups. */
export async function countErrorGroups(db: Queryable, filter: ErrorGroupFilter): Promise<number> {
  const row = await first<{ n: number }>(
    db,
    `select count(*)::int as n from error_groups g where ${IN_FILTER[filter]}`,
  );
  return row?.n ?? 0;
}

/** Returns a group; undefined for an unknown one. */
export function findErrorGroup(db: Queryable, today: string, id: string): Promise<ErrorGroupRow | undefined> {
  return first<ErrorGroupRow>(db, `select ${COLUMNS} from error_groups g where g.id = $2`, [today, id]);
}

/** Releases that are looked through for the last ones. */
const MAX_KNOWN_RELEASES = 1000;

/** Returns the releases in which faults were seen, in no order; those that are no numbers are left out. */
export async function listReleases(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ release: string }>(
    `select distinct r.release from error_groups g cross join lateral unnest(g.releases) as r (release)
      where r.release ~ '^[0-9]{1,6}([.][0-9]{1,6}){1,3}$' limit $1`,
    [MAX_KNOWN_RELEASES],
  );
  return rows.map(({ release }) => release);
}

/**
 * Resolves or reopens a group. The release in which it was last seen is kept with a resolution; the same state again
 * changes nothing, and neither does reopening one that came back by itself.
 */
export async function setState(db: Queryable, id: string, state: 'open' | 'resolved'): Promise<void> {
  await db.query(
    state === 'resolved'
      ? `update error_groups set state = 'resolved', resolved_at = now(), resolved_release = last_release
          where id = $1 and state <> 'resolved'`
      : `update error_groups set state = 'open', resolved_at = null, resolved_release = null
          where id = $1 and state = 'resolved'`,
    [id],
  );
}

/**
 * Counts errors of one fault, and makes its group when it is new. A resolved group regresses when the error comes from a
 * release in which it was not seen before, or later than pages of the known ones can be open.
 *
 * @param at the day, and the place of the person among its bits
 * @returns false when the day has brought too many groups already
 */
export async function countFault(
  tx: Transaction,
  fault: Fault,
  count: number,
  at: { day: string; place: number },
): Promise<boolean> {
  const { fingerprint, name, message, location, isExtension, release, route, frames } = fault;
  const sample: Sample | null = frames.length > 0 ? { route, release, frames } : null;
  const row = await first<{ id: string }>(
    tx,
    `insert into error_groups as g (fingerprint, name, message, location, is_extension, first_release, last_release,
                                    releases, count, sample, first_seen_at, last_seen_at)
     select $1, $2, $3, $4, $5, $6, $6, array[$6::text], $7, $8::jsonb, now(), now()
      where exists (select 1 from error_groups where fingerprint = $1)
         or (select count(*) from error_groups where first_seen_at > now() - interval '1 day') < $9::int
     on conflict (fingerprint) do update
        set message = excluded.message, location = excluded.location, last_release = excluded.last_release,
            releases = case when excluded.last_release = any (g.releases) then g.releases
                            else (g.releases || excluded.last_release)[greatest(1, cardinality(g.releases) - 18):] end,
            count = least(g.count::bigint + excluded.count, 2147483647)::int,
            sample = coalesce(excluded.sample, g.sample),
            last_seen_at = now(),
            state = case when g.state = 'resolved'
                          and (excluded.last_release <> all (g.releases)
                               or g.resolved_at < now() - interval '${GRACE_HOURS} hours')
                         then 'regressed' else g.state end
     returning id::text`,
    [
      fingerprint,
      name,
      message,
      location,
      isExtension,
      release,
      count,
      sample === null ? null : JSON.stringify(sample),
      MAX_NEW_GROUPS_PER_DAY,
    ],
  );
  if (!row) return false;
  await tx.query(
    `insert into error_group_days as d (group_id, day, count, people)
     values ($1, $2, $3, set_bit(decode(repeat('00', 256), 'hex'), $4::int, 1))
     on conflict (group_id, day) do update set count = least(d.count::bigint + excluded.count, 2147483647)::int,
                                               people = set_bit(d.people, $4::int, 1)`,
    [row.id, at.day, count, at.place],
  );
  return true;
}

/** Deletes the groups that nobody saw for too long, and the counts of days that no trend shows. */
export async function deleteOldGroups(db: Queryable): Promise<void> {
  await db.query(
    `delete from error_groups where last_seen_at < now() - interval '${GROUP_RETENTION_DAYS} days'`,
  );
  await db.query(`delete from error_group_days where day < now()::date - ${TREND_DAYS}`);
}
