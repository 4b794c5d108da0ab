import type { Tables } from '#generated/schema.ts';
import type { components } from '#generated/types/api.d.ts';
import { isPossibleId, LARGEST_ID } from '#server/core/ids.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

type State = components['schemas']['SiteAccountState'];

/** An account for staff. Times are seconds since 1970. */
export interface AccountRow
  extends Columns<'users', 'id' | 'uuid' | 'email' | 'locale' | 'state' | 'role'>,
    Columns<'blogs', 'name'> {
  /** Position in the list. */
  position: Tables['users']['id'];
  email_verified: boolean;
  state: State;
  created: number;
  session_count: number;
  /** Null when there is no session. */
  last_seen: number | null;
  /** Blogs the member is an admin of, the primary one first. */
  blog_ids: string[];
  reason: Tables['suspensions']['reason'] | null;
  suspended: number | null;
  ends: number | null;
}

const seconds = (moment: string): string => `floor(extract(epoch from ${moment}))::float8`;

const ACCOUNTS = `select u.id, u.id as position, u.uuid, u.email, u.email_verified_at is not null as email_verified, u.locale,
    u.state, u.role, ${seconds('u.created_at')} as created, f.name, seen.session_count, seen.last_seen,
    (select coalesce(jsonb_agg(x.id::text order by x.is_primary desc, x.id), '[]')
       from (select b.id, m.is_primary from blog_members m join blogs b on b.id = m.blog_id
              where m.user_id = u.id and m.role = 'admin' order by m.is_primary desc, b.id limit 50) x) as blog_ids,
    s.reason, ${seconds('s.suspended_at')} as suspended, ${seconds('s.ends_at')} as ends
  from users u
  join blog_members m on m.user_id = u.id and m.is_primary
  join blogs f on f.id = m.blog_id
  left join suspensions s on s.user_id = u.id
  cross join lateral (
    select count(*)::int as session_count, ${seconds('max(y.last_seen_at)')} as last_seen
      from (select last_seen_at from sessions where user_id = u.id and expires_at > now()
            union all select last_seen_at from access_tokens where user_id = u.id and expires_at > now()) y) seen`;

/** Filter of the account list. */
export interface AccountFilter {
  /** Search text; empty for all. */
  q: string;
  state: State | undefined;
}

// Each kind of search text uses its own index: an address, a uuid, a number, and name prefixes.
const FOUND = `u.state <> 'deleted' and ($1::text is null or u.state = $1) and ($2::text = '' or u.id in (
    select id from users where lower(email) = lower($2)
    union all select id from users where uuid = $3::uuid
    union all select id from users where id = $4::bigint
    union all select l.user_id from blogs b join blog_members l on l.blog_id = b.id and l.role = 'admin'
      where lower(b.name) like $5))`;

function valuesOf({ q, state }: AccountFilter): (string | null)[] {
  const typed = q.trim();
  const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(typed);
  const isId = /^[1-9][0-9]{0,18}$/.test(typed) && isPossibleId(typed);
  const beginning = typed.toLowerCase().replaceAll(/[\\%_]/g, '\\$&');
  return [state ?? null, typed, isUuid ? typed : null, isId ? typed : null, `${beginning}%`];
}

/** Returns accounts below a position in the list, the newest first. */
export function accounts(
  db: Queryable,
  filter: AccountFilter,
  { below, limit }: { below: string | undefined; limit: number },
): Promise<AccountRow[]> {
  return db.query<AccountRow>(
    `${ACCOUNTS} where ${FOUND} and u.id < $6::bigint order by u.id desc limit $7`,
    [...valuesOf(filter), below ?? LARGEST_ID, limit],
  );
}

/** Counts the accounts that match a filter. */
export async function countAccounts(db: Queryable, filter: AccountFilter): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    `select count(*)::int as count from users u where ${FOUND}`,
    valuesOf(filter),
  );
  return row?.count ?? 0;
}

/** Returns one account; undefined when it no longer exists. */
export function accountById(db: Queryable, id: string): Promise<AccountRow | undefined> {
  return first<AccountRow>(db, `${ACCOUNTS} where u.id = $1 and u.state <> 'deleted'`, [id]);
}

/** Locks an account until the transaction ends, so that concurrent decisions see each other. */
export async function lockAccountRow(tx: Queryable, id: string): Promise<void> {
  await tx.query('select 1 from users where id = $1 for update', [id]);
}
