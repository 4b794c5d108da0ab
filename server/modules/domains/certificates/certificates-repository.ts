import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { LEADS_WWW } from '../domains-repository.ts';

export type CertificateRow = Columns<
  'domain_certificates',
  'name' | 'order_url' | 'sealed_order_key' | 'attempts'
>;
export type CertificateFailure = NonNullable<
  Columns<'domain_certificates', 'failure_reason'>['failure_reason']
>;

const at = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Domains that lead here, their `www.` where it does too and is no domain itself, and the site's own name ($1). */
const WANTED = `(select d.id, d.name from domains d where d.status = 'active'
  union all select d.id, 'www.' || d.name from domains d
   where d.status = 'active' and ${LEADS_WWW}
  union all select null::bigint, $1::text where $1::text is not null)`;

/** Returns true when a name has no certificate yet, or one is due. */
export async function hasDueCertificates(
  db: Queryable,
  { ownName, nowMs }: { ownName: string | undefined; nowMs: number },
): Promise<boolean> {
  const row = await first(
    db,
    `select 1 from ${WANTED} w left join domain_certificates c on c.name = w.name
      where c.name is null or c.domain_id is distinct from w.id or c.next_attempt_at <= $2 limit 1`,
    [ownName ?? null, at(nowMs)],
  );
  return row !== undefined;
}

/** Adds names that lead here and have no certificate. A name that has a new member keeps what it has. */
export async function addWantedNames(
  db: Queryable,
  { ownName, nowMs }: { ownName: string | undefined; nowMs: number },
): Promise<void> {
  await db.query(
    `insert into domain_certificates (name, domain_id, next_attempt_at)
     select w.name, w.id, $2::timestamptz from ${WANTED} w
     on conflict (name) do update set domain_id = excluded.domain_id
       where domain_certificates.domain_id is distinct from excluded.domain_id`,
    [ownName ?? null, at(nowMs)],
  );
}

/** Returns how many orders were made since a time. */
export async function countOrdersSince(db: Queryable, sinceMs: number): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    'select count(*)::int as count from domain_certificates where ordered_at > $1',
    [at(sinceMs)],
  );
  return row?.count ?? 0;
}

/** Takes the name that is due the longest; no other process takes it before the lease ends. */
export function claimDueName(
  db: Queryable,
  { ownName, nowMs, leaseMs }: { ownName: string | undefined; nowMs: number; leaseMs: number },
): Promise<CertificateRow | undefined> {
  return first<CertificateRow>(
    db,
    `update domain_certificates set next_attempt_at = $3
      where name = (select c.name from domain_certificates c
        left join domains d on d.id = c.domain_id
        where c.next_attempt_at <= $2
          and ((d.status = 'active' and (c.name = d.name or ${LEADS_WWW})) or (c.domain_id is null and c.name = $1::text))
        order by c.next_attempt_at, c.name limit 1 for update of c skip locked)
     returning name, order_url, sealed_order_key, attempts`,
    [ownName ?? null, at(nowMs), at(nowMs + leaseMs)],
  );
}

/** Stores an order with the key that its certificate is for. */
export async function storeOrder(
  db: Queryable,
  name: string,
  { url, sealedKey, nowMs }: { url: string; sealedKey: Buffer; nowMs: number },
): Promise<void> {
  await db.query(
    'update domain_certificates set order_url = $2, sealed_order_key = $3, ordered_at = $4 where name = $1',
    [name, url, sealedKey, at(nowMs)],
  );
}

/** Puts a new certificate in the place of the one before, and ends its order. */
export async function storeCertificate(
  db: Queryable,
  name: string,
  {
    chain,
    sealedKey,
    notAfterMs,
    renewsMs,
  }: { chain: string; sealedKey: Buffer; notAfterMs: number; renewsMs: number },
): Promise<void> {
  await db.query(
    `update domain_certificates set chain = $2, sealed_key = $3, not_after = $4, next_attempt_at = $5, order_url = null,
            sealed_order_key = null, attempts = 0, failure_reason = null
      where name = $1`,
    [name, chain, sealedKey, at(notAfterMs), at(renewsMs)],
  );
}

/** Stores that an attempt failed, and when the next one is. */
export async function storeCertificateFailure(
  db: Queryable,
  name: string,
  { reason, nextMs, keepsOrder }: { reason: CertificateFailure; nextMs: number; keepsOrder: boolean },
): Promise<void> {
  await db.query(
    `update domain_certificates set attempts = attempts + 1, failure_reason = $2, next_attempt_at = $3,
            order_url = case when $4 then order_url end, sealed_order_key = case when $4 then sealed_order_key end
      where name = $1`,
    [name, reason, at(nextMs), keepsOrder],
  );
}

/** A certificate that can be served. */
export type ServedCertificate = Columns<
  'domain_certificates',
  'chain' | 'sealed_key',
  { chain: string; sealed_key: Uint8Array<ArrayBuffer> }
>;

/** Returns the certificate of a name that leads here; nothing for names that were taken away. */
export async function servedCertificate(
  db: Queryable,
  name: string,
  ownName: string,
): Promise<ServedCertificate | undefined> {
  return first<ServedCertificate>(
    db,
    `select c.chain, c.sealed_key from domain_certificates c left join domains d on d.id = c.domain_id
      where c.name = $1 and c.chain is not null
        and (d.status in ('active', 'failing') or (c.domain_id is null and c.name = $2))`,
    [name, ownName],
  );
}

/** Returns the site's account at an authority; makes it with this key when there is none. */
export async function acmeAccount(
  db: Queryable,
  directoryUrl: string,
  sealedKey: () => Buffer,
): Promise<Columns<'acme_accounts', 'sealed_key' | 'account_url'>> {
  const find = () =>
    first<Columns<'acme_accounts', 'sealed_key' | 'account_url'>>(
      db,
      'select sealed_key, account_url from acme_accounts where directory_url = $1',
      [directoryUrl],
    );
  const known = await find();
  if (known) return known;
  await db.query(
    'insert into acme_accounts (directory_url, sealed_key) values ($1, $2) on conflict (directory_url) do nothing',
    [directoryUrl, sealedKey()],
  );
  const made = await find();
  if (made === undefined) throw new Error('The account at the certificate authority was not stored.');
  return made;
}

/** Stores under which address the authority knows the account; null when it does not know it any more. */
export async function setAcmeAccountUrl(
  db: Queryable,
  directoryUrl: string,
  accountUrl: string | null,
): Promise<void> {
  await db.query('update acme_accounts set account_url = $2 where directory_url = $1', [
    directoryUrl,
    accountUrl,
  ]);
}

/** Stores the answer to a challenge. */
export async function addChallenge(
  db: Queryable,
  { token, keyAuthorization, nowMs }: { token: string; keyAuthorization: string; nowMs: number },
): Promise<void> {
  await db.query(
    `insert into acme_challenges (token, key_authorization, created_at) values ($1, $2, $3)
     on conflict (token) do update set key_authorization = excluded.key_authorization`,
    [token, keyAuthorization, at(nowMs)],
  );
}

/** Returns the answer to a challenge. */
export async function challengeAnswer(db: Queryable, token: string): Promise<string | undefined> {
  const row = await first<Columns<'acme_challenges', 'key_authorization'>>(
    db,
    'select key_authorization from acme_challenges where token = $1',
    [token],
  );
  return row?.key_authorization;
}

/** Deletes the answer to a challenge. */
export async function deleteChallenge(db: Queryable, token: string): Promise<void> {
  await db.query('delete from acme_challenges where token = $1', [token]);
}

/** Deletes answers that a process left behind. */
export async function sweepChallenges(db: Queryable, beforeMs: number): Promise<void> {
  await db.query('delete from acme_challenges where created_at < $1', [at(beforeMs)]);
}
