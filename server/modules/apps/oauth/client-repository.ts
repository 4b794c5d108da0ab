import { lockAccount } from '#server/credentials/account-repository.ts';
import { revokeCredentials } from '#server/credentials/revoke-credentials.ts';
import { first, json, type Queryable } from '#server/db/database.ts';
import type { AllowedAppRow, AppDetails, AppRow } from './client-rows.ts';

type Page = { offset: number; limit: number };

const columns = `
  c.client_id, c.owner_id, c.name, c.description, c.website, c.redirect_uris, c.icon, c.is_confidential,
  c.sealed_secret is not null as has_secret, b.name as author_name,
  floor(extract(epoch from c.created_at))::float8 as created,
  (select count(distinct g.user_id)::int from oauth_items g
    where g.model = 'Grant' and g.client_id = c.client_id and g.expires_at > now()) as user_count`;
const author = `
  left join blog_members m on m.user_id = c.owner_id and m.is_primary
  left join blogs b on b.id = m.blog_id and b.state = 'active'`;

/** Returns an app by its client id. */
export function findApp(db: Queryable, clientId: string): Promise<AppRow | undefined> {
  return first<AppRow>(db, `select ${columns} from oauth_clients c ${author} where c.client_id = $1`, [
    clientId,
  ]);
}

/** Returns the apps a member registered, the newest first. */
export function appsBy(db: Queryable, ownerId: string, { offset, limit }: Page): Promise<AppRow[]> {
  return db.query<AppRow>(
    `select ${columns} from oauth_clients c ${author} where c.owner_id = $1 order by c.position desc offset $2 limit $3`,
    [ownerId, offset, limit],
  );
}

export async function countApps(db: Queryable, ownerId: string): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    'select count(*)::int as count from oauth_clients where owner_id = $1',
    [ownerId],
  );
  return row?.count ?? 0;
}

export async function insertApp(
  tx: Queryable,
  ownerId: string,
  clientId: string,
  { name, description, website, redirectUris, isConfidential, icon }: AppDetails,
  sealedSecret: Uint8Array | null,
): Promise<void> {
  await tx.query(
    `insert into oauth_clients
       (client_id, owner_id, name, description, website, redirect_uris, is_confidential, icon, sealed_secret)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      clientId,
      ownerId,
      name,
      description,
      website,
      json(redirectUris),
      isConfidential,
      icon ? json(icon) : null,
      sealedSecret,
    ],
  );
}

/** Updates an app. A public client loses its secret. */
export async function updateApp(
  db: Queryable,
  clientId: string,
  { name, description, website, redirectUris, isConfidential, icon }: AppDetails,
): Promise<void> {
  await db.query(
    `update oauth_clients set name = $2, description = $3, website = $4, redirect_uris = $5, is_confidential = $6,
            icon = case when $8 then $7::jsonb else icon end, sealed_secret = case when $6 then sealed_secret end
      where client_id = $1`,
    [
      clientId,
      name,
      description,
      website,
      json(redirectUris),
      isConfidential,
      icon ? json(icon) : null,
      icon !== undefined,
    ],
  );
}

export async function updateSecret(db: Queryable, clientId: string, sealedSecret: Uint8Array): Promise<void> {
  await db.query('update oauth_clients set sealed_secret = $2 where client_id = $1', [
    clientId,
    sealedSecret,
  ]);
}

/** Deletes an app with all grants and tokens. */
export async function deleteApp(db: Queryable, clientId: string): Promise<void> {
  await db.query('delete from oauth_clients where client_id = $1', [clientId]);
}

const allowed = `
  select g.client_id, min(g.created_at) as since, max(g.last_used_at) as used,
         array_agg(distinct s.scope) as scopes
    from oauth_items g, unnest(string_to_array(g.payload->'openid'->>'scope', ' ')) as s (scope)
   where g.model = 'Grant' and g.user_id = $1 and g.expires_at > now()
   group by g.client_id`;

/** Returns the apps a member authorized, the last one first, without duplicates. */
export function appsAllowedBy(
  db: Queryable,
  userId: string,
  { offset, limit }: Page,
): Promise<AllowedAppRow[]> {
  return db.query<AllowedAppRow>(
    `select ${columns}, a.scopes, floor(extract(epoch from a.since))::float8 as authorized,
            floor(extract(epoch from a.used))::float8 as last_used
       from (${allowed}) a join oauth_clients c on c.client_id = a.client_id ${author}
      order by a.since desc, c.client_id offset $2 limit $3`,
    [userId, offset, limit],
  );
}

export async function countAllowedApps(db: Queryable, userId: string): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    `select count(distinct client_id)::int as count from oauth_items
      where model = 'Grant' and user_id = $1 and expires_at > now()`,
    [userId],
  );
  return row?.count ?? 0;
}

/** Returns the union of the scopes a member granted to an app; empty when they never did. */
export async function scopesAllowed(db: Queryable, userId: string, clientId: string): Promise<string[]> {
  const rows = await db.query<{ scope: string }>(
    `select distinct s.scope from oauth_items g, unnest(string_to_array(g.payload->'openid'->>'scope', ' ')) as s (scope)
      where g.model = 'Grant' and g.user_id = $1 and g.client_id = $2 and g.expires_at > now()`,
    [userId, clientId],
  );
  return rows.map(({ scope }) => scope);
}

/**
 * Revokes all grants and tokens of a member for an app, also a request token that was allowed and not yet exchanged;
 * returns false when there were none.
 */
export async function withdraw(tx: Queryable, userId: string, clientId: string): Promise<boolean> {
  await lockAccount(tx, userId);
  const item = await first(tx, 'select 1 from oauth_items where user_id = $1 and client_id = $2 limit 1', [
    userId,
    clientId,
  ]);
  await revokeCredentials(tx, userId, 'appRevoked', { clientId });
  return item !== undefined;
}
