import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { FoundRecords } from './connecting/wanted-records.ts';

/** A domain of a member. Times are in seconds since 1970. */
export interface DomainRow
  extends Columns<
    'domains',
    | 'id'
    | 'user_id'
    | 'blog_id'
    | 'name'
    | 'kind'
    | 'status'
    | 'auto_renew'
    | 'is_locked'
    | 'is_private'
    | 'redirects_old'
    | 'renewal_attempts'
    | 'failure_reason'
    | 'verify_token'
    | 'found'
    | 'silent'
  > {
  certificate_expires: number | null;
  certificate_next: number | null;
  certificate_failure: Columns<'domain_certificates', 'failure_reason'>['failure_reason'];
  /** True when `www.` of it leads here, and is no domain of its own. */
  leads_www: boolean;
  www_expires: number | null;
  www_next: number | null;
  www_failure: Columns<'domain_certificates', 'failure_reason'>['failure_reason'];
  blog_name: string | null;
  /** The checkout of an order that nobody has paid yet. */
  checkout_id: string | null;
  found: FoundRecords | null;
  registered: number | null;
  expires: number | null;
  requested: number | null;
  arrives: number | null;
  checked: number | null;
  next_check: number | null;
  failing: number | null;
  created: number;
}

const seconds = (column: string): string => `floor(extract(epoch from d.${column}))::float8`;

/** Most characters of a name whose `www.` is still a name. */
const MAX_WITH_WWW = 249;

/**
 * Condition of a domain `d` whose `www.` leads here and is no domain itself: it was found by a look, or is one of the
 * records that the site keeps of a domain that is registered here.
 */
export const LEADS_WWW = `((d.has_www or (d.kind = 'registered' and d.blog_id is not null))
  and length(d.name) <= ${MAX_WITH_WWW} and not exists (select 1 from domains own
    where own.name = 'www.' || d.name and own.status in ('active', 'failing')))`;

const DOMAINS = `select d.id, d.user_id, d.blog_id, d.name, d.kind, d.status, d.auto_renew, d.is_locked, d.is_private,
  d.redirects_old, d.renewal_attempts, d.failure_reason, d.verify_token, d.found, d.silent, b.name as blog_name,
  (select o.checkout_id from domain_orders o where o.domain_id = d.id and o.status = 'pending-payment'
    order by o.id desc limit 1) as checkout_id,
  ${seconds('registered_at')} as registered, ${seconds('expires_at')} as expires, ${seconds('requested_at')} as requested,
  ${seconds('arrives_at')} as arrives, ${seconds('checked_at')} as checked, ${seconds('next_check_at')} as next_check,
  ${seconds('failing_since')} as failing, ${seconds('created_at')} as created, c.failure_reason as certificate_failure,
  floor(extract(epoch from c.not_after))::float8 as certificate_expires,
  floor(extract(epoch from c.next_attempt_at))::float8 as certificate_next,
  ${LEADS_WWW} as leads_www, w.failure_reason as www_failure,
  floor(extract(epoch from w.not_after))::float8 as www_expires,
  floor(extract(epoch from w.next_attempt_at))::float8 as www_next
  from domains d left join domain_certificates c on c.domain_id = d.id and c.name = d.name
    left join domain_certificates w on w.domain_id = d.id and w.name = 'www.' || d.name
    left join blogs b on b.id = d.blog_id and b.state = 'active'`;

/** States in which a domain belongs to one member. */
const HELD = `('registering', 'transferring', 'active', 'failing', 'expired', 'redemption')`;

/** Returns a domain of a member. */
export function findDomain(db: Queryable, userId: string, name: string): Promise<DomainRow | undefined> {
  return first<DomainRow>(db, `${DOMAINS} where d.user_id = $1 and d.name = $2`, [userId, name]);
}

/** Returns a domain, locked against concurrent changes. */
export function lockDomain(tx: Queryable, id: string): Promise<DomainRow | undefined> {
  return first<DomainRow>(tx, `${DOMAINS} where d.id = $1 for no key update of d`, [id]);
}

/** Returns domains of a member, the last first. */
export function domainsOf(
  db: Queryable,
  userId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<DomainRow[]> {
  return db.query<DomainRow>(`${DOMAINS} where d.user_id = $1 order by d.id desc offset $2 limit $3`, [
    userId,
    offset,
    limit,
  ]);
}

/** Returns the number of a member's domains. */
export async function countDomains(db: Queryable, userId: string): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    'select count(*)::int as count from domains where user_id = $1',
    [userId],
  );
  return row?.count ?? 0;
}

/** Returns which of these names belong to somebody here. */
export async function heldNames(db: Queryable, names: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<Columns<'domains', 'name'>>(
    `select name from domains where name = any($1) and status in ${HELD}`,
    [names],
  );
  return new Set(rows.map(({ name }) => name));
}

/** Returns true when a domain belongs to another row than this one. */
export async function isHeldByOther(db: Queryable, name: string, id: string | null): Promise<boolean> {
  const row = await first(
    db,
    `select 1 from domains where name = $1 and ($2::bigint is null or id <> $2) and status in ${HELD}`,
    [name, id],
  );
  return row !== undefined;
}

/** Makes a domain that is to be connected, or gives the one that the member is connecting to another blog. */
export async function insertConnecting(
  tx: Queryable,
  {
    userId,
    blogId,
    name,
    token,
    nowMs,
  }: { userId: string; blogId: string; name: string; token: string; nowMs: number },
): Promise<void> {
  await tx.query(
    `insert into domains (user_id, blog_id, name, kind, status, auto_renew, is_locked, is_private, verify_token, next_check_at)
     values ($1, $2, $3, 'connected', 'connecting', false, false, false, $4, $5)
     on conflict (user_id, name) do update
       set blog_id = excluded.blog_id, kind = 'connected', next_check_at = excluded.next_check_at,
           status = case when domains.status in ('active', 'failing') then domains.status else 'connecting' end,
           failure_reason = null`,
    [userId, blogId, name, token, new Date(nowMs).toISOString()],
  );
}

type DomainChanges = {
  blogId?: string | null | undefined;
  autoRenew?: boolean | undefined;
  isLocked?: boolean | undefined;
  isPrivate?: boolean | undefined;
  redirectsOld?: boolean | undefined;
};

/** Changes what a member chooses of a domain; omitted fields stay. */
export async function updateDomain(db: Queryable, id: string, changes: DomainChanges): Promise<void> {
  const { blogId, autoRenew, isLocked, isPrivate, redirectsOld } = changes;
  await db.query(
    `update domains set blog_id = case when $2 then $3::bigint else blog_id end, auto_renew = coalesce($4, auto_renew),
            is_locked = coalesce($5, is_locked), is_private = coalesce($6, is_private),
            redirects_old = coalesce($7, redirects_old)
      where id = $1`,
    [
      id,
      blogId !== undefined,
      blogId ?? null,
      autoRenew ?? null,
      isLocked ?? null,
      isPrivate ?? null,
      redirectsOld ?? null,
    ],
  );
}

/** Deletes a domain with its records. */
export async function deleteDomainRow(tx: Queryable, id: string): Promise<void> {
  await tx.query('delete from domains where id = $1', [id]);
}

/** Stores what the registrar did of an order. */
export async function setRegistered(
  tx: Queryable,
  id: string,
  {
    status,
    expiresMs,
    arrivesMs,
    nowMs,
  }: { status: 'active' | 'transferring'; expiresMs: number; arrivesMs?: number | undefined; nowMs: number },
): Promise<void> {
  const at = (milliseconds: number): string => new Date(milliseconds).toISOString();
  await tx.query(
    `update domains set status = $2, expires_at = $3, registered_at = coalesce(registered_at, $4),
            requested_at = case when $2 = 'transferring' then $4 end, arrives_at = $5
      where id = $1`,
    [id, status, at(expiresMs), at(nowMs), arrivesMs === undefined ? null : at(arrivesMs)],
  );
}

/** Stores further years. */
export async function setExpiry(tx: Queryable, id: string, expiresMs: number): Promise<void> {
  await tx.query(
    `update domains set status = 'active', expires_at = $2, renewal_attempts = 0, renewal_tried_at = null where id = $1`,
    [id, new Date(expiresMs).toISOString()],
  );
}

/** Stores that a domain failed, and why. */
export async function setFailed(
  tx: Queryable,
  id: string,
  reason: NonNullable<DomainRow['failure_reason']>,
): Promise<void> {
  await tx.query(
    `update domains set status = 'failed', failure_reason = $2, next_check_at = null, failing_since = null where id = $1`,
    [id, reason],
  );
}

/** A domain that something happened to. Times are in seconds since 1970. */
export type ChangedDomain = Columns<'domains', 'id' | 'user_id' | 'name' | 'status' | 'auto_renew'> & {
  expires: number;
};
const CHANGED = `id, user_id, name, status, auto_renew, floor(extract(epoch from expires_at))::float8 as expires`;

/** Makes domains active whose transfer has arrived; returns them. */
export function endTransfers(tx: Queryable, nowMs: number): Promise<ChangedDomain[]> {
  return tx.query(
    `update domains set status = 'active', requested_at = null, arrives_at = null
      where status = 'transferring' and arrives_at <= $1 returning ${CHANGED}`,
    [new Date(nowMs).toISOString()],
  );
}

/** Moves domains whose time is over to the next state. Returns those that lapsed and those that are gone. */
export async function endDomains(
  tx: Queryable,
  nowMs: number,
  { graceMs, redemptionMs }: { graceMs: number; redemptionMs: number },
): Promise<{ lapsed: ChangedDomain[]; gone: ChangedDomain[] }> {
  const at = (milliseconds: number): string => new Date(milliseconds).toISOString();
  const lapsed = await tx.query<ChangedDomain>(
    `update domains set status = case when expires_at <= $2 then 'redemption' else 'expired' end
      where kind = 'registered' and status in ('active', 'expired') and expires_at <= $1
        and status <> case when expires_at <= $2 then 'redemption' else 'expired' end
     returning ${CHANGED}`,
    [at(nowMs), at(nowMs - graceMs)],
  );
  const gone = await tx.query<ChangedDomain>(
    `delete from domains where kind = 'registered' and status = 'redemption' and expires_at <= $1 returning ${CHANGED}`,
    [at(nowMs - redemptionMs)],
  );
  return { lapsed, gone };
}

/** Returns true when a domain waits for a registrar, a transfer or its end. */
export async function hasDomainsDue(db: Queryable, nowMs: number): Promise<boolean> {
  const row = await first(
    db,
    `select 1 where exists (select 1 from domain_orders where status = 'paid')
       or exists (select 1 from domains where status = 'transferring' and arrives_at <= $1)
       or exists (select 1 from domains where status = 'active' and kind = 'registered' and expires_at <= $1)
       or exists (select 1 from domains where status = 'expired' and expires_at <= $1::timestamptz - interval '30 days')
       or exists (select 1 from domains where status = 'redemption' and expires_at <= $1::timestamptz - interval '60 days')
       or exists (select 1 from domains where kind = 'connected' and next_check_at <= $1)
       or exists (select 1 from domain_events where mailed_at is null)`,
    [new Date(nowMs).toISOString()],
  );
  return row !== undefined;
}

/** Returns connected domains that are due for a look, the longest due first. */
export function dueChecks(db: Queryable, nowMs: number, limit: number): Promise<Columns<'domains', 'id'>[]> {
  return db.query(
    `select id from domains where kind = 'connected' and next_check_at <= $1 order by next_check_at limit $2`,
    [new Date(nowMs).toISOString(), limit],
  );
}

/** Returns a domain by its id. */
export function domainById(db: Queryable, id: string): Promise<DomainRow | undefined> {
  return first<DomainRow>(db, `${DOMAINS} where d.id = $1`, [id]);
}

/** Result of a look at a connected domain. */
export type CheckResult = {
  status: DomainRow['status'];
  found: FoundRecords;
  nextCheckMs: number | undefined;
  failingSinceMs: number | undefined;
  nowMs: number;
  /** True when `www.` of it leads here; undefined when that is not known. */
  hasWww?: boolean | undefined;
  silent?: DomainRow['silent'] | undefined;
};

/** Stores what was found of a connected domain. */
export async function storeCheck(tx: Queryable, id: string, result: CheckResult): Promise<void> {
  const { status, found, nextCheckMs, failingSinceMs, nowMs, hasWww, silent } = result;
  const at = (milliseconds: number | undefined): string | null =>
    milliseconds === undefined ? null : new Date(milliseconds).toISOString();
  await tx.query(
    `update domains set status = $2, found = $3, checked_at = $4, next_check_at = $5, failing_since = $6,
            registered_at = case when $2 = 'active' then coalesce(registered_at, $4) else registered_at end,
            failure_reason = null, has_www = coalesce($7::boolean, has_www), silent = $8
      where id = $1`,
    [
      id,
      status,
      JSON.stringify(found),
      at(nowMs),
      at(nextCheckMs),
      at(failingSinceMs),
      hasWww ?? null,
      silent ?? null,
    ],
  );
}

/** A domain that opens a blog. */
export type ServedDomain = Columns<'domains', 'name'> & { blog: string };

/**
 * Returns the blog that opens under a domain: while it works, and while its member is an admin of the blog. A blog that is
 * hidden or locked is refused by its pages, as at its old address.
 */
export function servedBlog(db: Queryable, name: string): Promise<ServedDomain | undefined> {
  return first<ServedDomain>(db, `${SERVED} and d.name = $1`, [name]);
}

/** Returns the domain to which the old address of a blog leads. */
export function redirectOf(db: Queryable, blogName: string): Promise<ServedDomain | undefined> {
  return first<ServedDomain>(
    db,
    `${SERVED} and d.status = 'active' and d.redirects_old and lower(b.name) = lower($1) order by d.registered_at, d.id limit 1`,
    [blogName],
  );
}

const SERVED = `select b.name as blog, d.name
  from domains d join blogs b on b.id = d.blog_id and b.state = 'active'
    join blog_members m on m.blog_id = b.id and m.user_id = d.user_id and m.role = 'admin'
 where d.status in ('active', 'failing')`;
