import type { Tables } from '#generated/schema.ts';
import type { Queryable } from '#server/db/database.ts';

/** A credential that opens an account, or takes part in it, besides password and mailbox. */
export interface CredentialRow {
  kind: 'passkey' | 'provider' | 'second_factor';
  id: string;
  /** Name given by the member; for a provider its address. */
  name: Tables['third_party_links']['email'];
  /** Seconds since 1970. */
  created: number;
  last_used: number | null;
  /** Added within the last seven days, or since a change of address that is pending. */
  is_recent: boolean;
  /** Added before the address of the account was confirmed. */
  is_before_address: boolean;
}

const CREDENTIALS = `
  select 'passkey' as kind, id::text as id, name, created_at, last_used_at from passkeys where user_id = $1
  union all
  select 'provider', provider_id, email, created_at, null::timestamptz from third_party_links where user_id = $1
  union all
  select 'second_factor', 'totp', null, coalesce(added_at, enabled_at), null::timestamptz
    from second_factors where user_id = $1 and enabled_at is not null`;

/** Returns the ways into an account, the last added first. */
export function credentialsOf(db: Queryable, userId: string): Promise<CredentialRow[]> {
  return db.query<CredentialRow>(
    `select w.kind, w.id, w.name, floor(extract(epoch from w.created_at))::float8 as created,
            floor(extract(epoch from w.last_used_at))::float8 as last_used,
            w.created_at >= least(now() - interval '7 days', coalesce(u.pending_email_at, now())) as is_recent,
            u.email_verified_at is null or w.created_at < u.email_verified_at as is_before_address
       from (${CREDENTIALS}) w join users u on u.id = $1
      order by w.created_at desc, w.kind, w.id`,
    [userId],
  );
}

/** Removes the credentials that were added at or after a time; all of them for null. Returns the removed ones. */
export async function deleteCredentialsSince(
  tx: Queryable,
  userId: string,
  since: string | null,
): Promise<CredentialRow[]> {
  const all = await credentialsOf(tx, userId);
  const removed = await tx.query<{ kind: string; id: string }>(
    `with passkey as (
       delete from passkeys where user_id = $1 and ($2::timestamptz is null or created_at >= $2) returning id::text as id
     ), provider as (
       delete from third_party_links where user_id = $1 and ($2::timestamptz is null or created_at >= $2)
       returning provider_id as id
     ), factor as (
       delete from second_factors where user_id = $1 and enabled_at is not null
          and ($2::timestamptz is null or coalesce(added_at, enabled_at) >= $2) returning user_id
     ), codes as (
       delete from backup_codes where user_id in (select user_id from factor)
     )
     select 'passkey' as kind, id from passkey union all select 'provider', id from provider
     union all select 'second_factor', 'totp' from factor`,
    [userId, since],
  );
  const gone = new Set(removed.map(({ kind, id }) => `${kind} ${id}`));
  return all.filter(({ kind, id }) => gone.has(`${kind} ${id}`));
}

/** Removes one credential. Idempotent. */
export async function deleteCredential(
  tx: Queryable,
  userId: string,
  { kind, id }: Pick<CredentialRow, 'kind' | 'id'>,
): Promise<void> {
  switch (kind) {
    case 'passkey':
      await tx.query('delete from passkeys where user_id = $1 and id::text = $2', [userId, id]);
      return;
    case 'provider':
      await tx.query('delete from third_party_links where user_id = $1 and provider_id = $2', [userId, id]);
      return;
    case 'second_factor':
      await tx.query('delete from backup_codes where user_id = $1', [userId]);
      await tx.query('delete from second_factors where user_id = $1 and enabled_at is not null', [userId]);
      await tx.query('delete from remembered_browsers where user_id = $1', [userId]);
  }
}
